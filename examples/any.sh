#!/bin/sh
# Plays any game, by chance, with nothing but the shell:
#   tablee record punto --bot random --bot "program:sh examples/any.sh" --seats 2
while read -r line; do
    case $line in
    '{"hello":'*)
        seed=${line##*'"seed":'}
        seed=${seed%%[!0-9]*}
        ;;
    '{"request":'*)
        request=${line#'{"request":'}
        request=${request%%,*}
        choices=${line#*'"choices":'}
        choices=${choices%%,*}
        seed=$(((seed * 1103515245 + 12345) % 2147483648))
        echo "{\"request\":$request,\"choose\":$((seed / 65536 % choices))}"
        ;;
    '{"bye":'*)
        exit
        ;;
    esac
done
