#!/usr/bin/env python3
"""A bot in a few lines: takes the last of a list, and any answer to whatever is no list. See docs/bot-api.md.

    npm run -s cosmo -- sim vii-legio --seats 2 --games 10 --bots "program:python3 examples/bot.py,greedy"

seat.py beside it is the same bot at a table of a house, over a socket.
"""
import json
import sys


def answer(said):
    question = said["question"]
    if question["kind"] == "oneOf":
        return question["shape"]["options"][-1]
    return said["any"]


if __name__ == "__main__":
    for line in sys.stdin:
        said = json.loads(line)
        if said["say"] == "ask":  # after "refused" the same question comes again
            print(json.dumps({"id": said["id"], "answer": answer(said)}), flush=True)
