import type { Logger } from 'pino';
import type { Accounts } from './accounts.ts';
import type { Calls } from './calls.ts';
import type { Challenges } from './challenges.ts';
import type { Circles } from './circle.ts';
import type { Codes } from './codes.ts';
import type { Farewell } from './farewell.ts';
import type { Figures } from './figures.ts';
import type { House } from './house.ts';
import type { Lessons } from './lessons.ts';
import type { Links } from './links.ts';
import type { Lists } from './lists.ts';
import type { Meters } from './meters.ts';
import type { Operator } from './operator.ts';
import type { People } from './people.ts';
import type { Programs } from './programs.ts';
import type { Rooms } from './rooms.ts';
import type { SeatsInPlay } from './seats-in-play.ts';
import type { Sent } from './sent.ts';
import type { Sequels } from './sequels.ts';
import type { Settings } from './settings.ts';
import type { Shelf } from './shelf.ts';
import type { Storage } from './storage.ts';
import type { Tables } from './tables.ts';

/** What a running server is made of. */
export interface Parts {
  readonly settings: Settings;
  readonly log: Logger;
  readonly meters: Meters;
  readonly storage: Storage;
  readonly shelf: Shelf;
  readonly accounts: Accounts;
  readonly people: People;
  readonly lessons: Lessons;
  readonly links: Links;
  readonly calls: Calls;
  readonly farewell: Farewell;
  readonly house: House;
  readonly operator: Operator;
  readonly rooms: Rooms;
  readonly programs: Programs;
  readonly tables: Tables;
  readonly inPlay: SeatsInPlay;
  readonly sequels: Sequels;
  readonly sent: Sent;
  readonly figures: Figures;
  readonly challenges: Challenges;
  readonly circles: Circles;
  readonly lists: Lists;
  readonly codes: Codes;
  /** Close the sockets of a person who is somebody else now. */
  disconnect(person: string): void;
}
