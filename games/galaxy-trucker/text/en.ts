import { compose, type TruckerWords } from './compose.ts';
import { because, before, contrast, standing } from './en/afterwards.ts';
import { answers, building, questions, waiting } from './en/asking.ts';
import { hints } from './en/hints.ts';
import { notes } from './en/journal.ts';
import { motives } from './en/motives.ts';
import { names } from './en/names.ts';
import { notions } from './en/notions.ts';
import { prints } from './en/prints.ts';
import { endings, quicker, refusals } from './en/reasons.ts';
import { chapters, rules } from './en/rules.ts';

export const en: TruckerWords = compose({
  subtitle: 'Another Big Expansion',
  pitch: 'Grab parts, bolt a ship together against the hourglass, and watch it fall apart in flight.',
  options: {
    rounds: { name: 'Rounds', help: 'The ship classes you fly, in this order. Each takes about half an hour.' },
    building: {
      name: 'Building',
      help: 'All at once from one heap, or one after the other: the way for one device.',
      values: { together: 'all together', 'in-turn': 'one after the other' },
    },
    hourglass: {
      name: 'Hourglass',
      help: 'How long one turn of the hourglass lasts. Without it everybody builds in peace.',
      values: { '0': 'none', '60': '60 seconds', '90': '90 seconds', '120': '2 minutes', '180': '3 minutes' },
    },
    newTechnologies: {
      name: 'New technologies',
      help: '42 more parts: solar panels, thrusters, routers, robonauts, armour. Class IV needs them.',
    },
    intruders: { name: 'Intruders', help: 'Predators and commandos come aboard and walk through the ships.' },
    tutorial: { name: 'First flight', help: 'Class I alone: eight easy cards, and the hourglass waits for the first who has finished.' },
    assistant: { name: 'Building help', help: 'While you build, faults are marked before they cost you anything.' },
    holesMarked: { name: 'Holes marked', help: 'On class IIIB the squares lost to the dice are marked.' },
    alwaysAsk: { name: 'Thrusters always asked', help: 'You are asked for thrusters also when nothing can hit you.' },
    team: { name: 'Support team', help: 'Between flights you hire specialists with two skills each.' },
    receptionist: { name: 'Receptionist', help: 'The 18th specialist joins; her skill B would need another expansion.' },
    competition: { name: 'Competition for specialists', help: 'Specialists lie open; who arrived first chooses first.' },
  },
  bots: {
    hauler: 'Hauler',
    fighter: 'Fighter',
    racer: 'Racer',
    'easy-hauler': 'Hauler’s apprentice',
    'easy-fighter': 'Fighter’s apprentice',
    'easy-racer': 'Racer’s apprentice',
    'strong-hauler': 'Master hauler',
    'strong-fighter': 'Master fighter',
    'strong-racer': 'Master racer',
    absent: 'Autopilot',
    random: 'Chance',
    search: 'Calculator',
  },
  styles: {
    hauler: { name: 'Hauler', line: 'Builds holds before guns and brings home whatever pays.' },
    fighter: { name: 'Fighter', line: 'Builds cannons and shields, and looks forward to pirates.' },
    racer: { name: 'Racer', line: 'Builds engines and wants to be first at every planet.' },
  },
  phrases: {
    'good-luck': 'Good luck up there!',
    hurry: 'Hurry up!',
    'nice-ship': 'Nice ship.',
    ouch: 'Ouch!',
    mine: 'That part was mine!',
    wait: 'Wait for me!',
    thanks: 'Thank you.',
    'well-flown': 'Well flown.',
  },
  questions,
  answers,
  waiting,
  building,
  notes,
  names,
  notions,
  prints,
  refusals,
  quicker,
  because,
  standing,
  contrast,
  before,
  endings,
  motives,
  chapters,
  rules,
  hints,
});
