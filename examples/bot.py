#!/usr/bin/env python3
"""A bot in a few lines: takes the last of a list, and any answer to whatever is no list. See docs/bot-api.md.

    npm run -s cosmo -- sim vii-legio --seats 2 --games 10 --bots "program:python3 examples/bot.py,greedy"
"""
import json
import sys

for line in sys.stdin:
    said = json.loads(line)
    if said["say"] != "ask":
        continue  # refused: the same question comes again
    question = said["question"]
    answer = said["any"]
    if question["kind"] == "oneOf":
        answer = question["shape"]["options"][-1]
    print(json.dumps({"id": said["id"], "answer": answer}), flush=True)
