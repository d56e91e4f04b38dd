/**
 * A program outside the tree, on the packages alone: a whole match of VII Legio between two bots, and its record as a file. See docs/packages.md.
 */
import { playMatch, random } from '@cosmodrome/bots';
import { Match } from '@cosmodrome/kernel';
import { formatRecord, parseRecord } from '@cosmodrome/kernel/record-file';
import { viiLegio } from '@cosmodrome/vii-legio';

const { game, bots, title } = viiLegio;
const bot = Object.values(bots)[0] ?? random;
const played = playMatch(game, { seed: 'outside', bots: [bot, bot], record: true });
const again = parseRecord(formatRecord(played.opening, played.entries));
const match = Match.replay(game, again.opening, again.entries);
console.log(JSON.stringify({ game: title.en, standings: match.standings(), rounds: match.report().rounds }));
