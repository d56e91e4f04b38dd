/**
 * The face of a game: what its folder `ui/` gives to the common frame, and what the frame gives back.
 *
 * The frame owns everything around the board (bars, answers, journal, clocks, keys, sheets) and knows no game. A face owns
 * the board, my things and the few facts of each player. Both meet here, in types only. A face never asks the server for
 * anything, keeps no rules and decides nothing: it draws a view, shows legal answers where they are, and hands clicks on.
 *
 * Shared parts to draw with are in `kit/ui/`: Stage (camera), Target (a legal answer on the board), Explain (hover card),
 * Held (a card in my things), SeatShape, Icon, Rich (sentences with names and terms), Dice, Deck.
 */
import type { Json, Report, Seat, Standing, Topic } from '@cosmodrome/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { Cue, TableCue } from './sound.ts';
import type { Lang, Question, Sentence, Words } from './text.ts';

// ------------------------------------------------------------------ answering

/**
 * The hand that answers. `pick` is all most boards need: for `oneOf`, `yesNo` and `amount` it answers at once, for `someOf`
 * it toggles, for `order` it moves to the end, for `point` and `way` it
 * proposes and a second pick of the same answers. The question bar shows the same draft and confirms it.
 * Empty in a replay, for a spectator, and while an answer is on its way or the line is down: nothing glows then.
 */
export interface Play {
  /** The open questions to these eyes. */
  readonly asks: readonly Question[];
  /** The one the question bar shows. */
  readonly ask: Question | undefined;
  /** What is listed for this topic: options of oneOf and someOf, items of order; [] when not asked. */
  options(topic: Topic): readonly Json[];
  /** How this option stands: legal, chosen (put into the draft), or undefined (not among the answers). Compared by value. */
  state(topic: Topic, option: Json): 'legal' | 'chosen' | undefined;
  pick(topic: Topic, option: Json): void;
  /** What has been put together so far: chosen of someOf, order, shares of assign, places of arrange, the point, the way, the amount. */
  draft(topic: Topic): Json | undefined;
  /** Replaces the draft whole, for widgets of a game's own. */
  propose(topic: Topic, draft: Json): void;
  /** Sends the draft, or `answer` if given. */
  confirm(topic: Topic, answer?: Json): void;
  /** Empties the draft. */
  clear(topic: Topic): void;
}

/** A hover card: what a thing is, in the words of the rules. */
export interface About {
  readonly title: string;
  /** One or two sentences; each is a paragraph. */
  readonly text: Sentence | readonly Sentence[];
  /** A muted second fact. */
  readonly more?: Sentence;
  readonly rules?: readonly string[];
  /** Drawn above the title: a full-size card, a picture. */
  readonly art?: ReactNode;
}

// ------------------------------------------------------------------ what every part of a face is given

export interface FaceProps<View extends Json = Json, Note extends Json = Json> {
  readonly view: View;
  /** Whose eyes these are; undefined: a spectator's, or all open in a replay. */
  readonly seat: Seat | undefined;
  /** The journal to these eyes up to this moment, oldest first. */
  readonly notes: readonly Note[];
  /** Names the match, for what a face keeps on this device. */
  readonly match: string;
  /** Seats of the match, with the names to show; `me` where the reader sits. */
  readonly names: readonly string[];
  readonly lang: Lang;
  readonly words: Words<View, Note>;
  readonly play: Play;
  /** Ids (the face's own) of what changed just now; they are dropped after 2.4 s. From `Face.changes`. */
  readonly changed: ReadonlySet<string>;
  /** The place a line of the journal speaks of while it is pointed at. From `Face.place`. */
  readonly lit: string | undefined;
  /** False: things change place at once. CSS durations from the tokens obey by themselves; timers must ask. */
  readonly motion: boolean;
  /** Clocks of the game that are running: server time, in ms, at which they strike. `useCountdown` counts them down. */
  readonly timers?: readonly Timer[];
  /** Opens the hover card at an element: for a click on something that is not an answer. */
  explain(at: Element, about: About): void;
}

export interface Timer {
  readonly topic: Topic;
  readonly at: number;
}
/** Seen beside a name: a figure of 20 px and its unit; up to four a player. */
export interface Fact {
  readonly value: string | number;
  readonly unit: string;
  readonly about?: About;
}
/** Round and steps of the turn for the top bar; whose turn it is for the seat chips. */
export interface Turn {
  /** 'Manche 4', 'Jour 2'; absent before the first. */
  readonly round?: string;
  /** Up to six. */
  readonly steps: readonly string[];
  readonly step: number;
  /** Whose turn it is: several when all play at once, none when the program plays. */
  readonly seats: readonly Seat[];
}
/** The third line of a player's card: icon and what they do or did. */
export interface Doing {
  readonly icon: string;
  readonly say: Sentence;
}
/** A widget of the game's own for a topic; `place` says where the frame puts it. */
export interface Widget<View extends Json = Json, Note extends Json = Json> {
  /** tray: hangs under the question bar. bar: stands among the answers. board: the board draws it, the bar shows confirm only. */
  readonly place: 'tray' | 'bar' | 'board';
  readonly Part?: ComponentType<FaceProps<View, Note> & { readonly ask: Question }>;
  /** Keep the frame's own buttons for this question beside it. Default: false. */
  readonly buttons?: boolean;
}
export interface EndProps<View extends Json = Json, Note extends Json = Json> extends FaceProps<View, Note> {
  readonly standings: readonly Standing[];
  readonly report: Report;
}
/** Those who win or lose together. */
export interface Side {
  readonly name: string;
  readonly won: boolean;
  readonly members: readonly Member[];
}
export interface Member {
  readonly seat: Seat;
  /** What this one was besides the side's own: 'Hôte'. */
  readonly tag?: string;
  /** How they stood at the end. */
  readonly say?: Sentence;
}
/** The end of a game that is won in sides: what it comes to in a sentence, and the sides. */
export interface Outcome {
  readonly title: string;
  readonly sides: readonly Side[];
}
/** One line of a score: 'Missions 14'. Opens its sources. */
export interface ScoreLine {
  readonly name: string;
  readonly value: number | string;
  readonly from?: readonly Sentence[];
}

// ------------------------------------------------------------------ the face

export interface Face<View extends Json = Json, Note extends Json = Json> {
  /** Becomes data-game on the frame; the face's CSS hangs on it. */
  readonly id: string;
  /** Fills the board: draws a `Stage` (or its own element) and nothing of the frame. */
  readonly Board: ComponentType<FaceProps<View, Note>>;
  /** My hand, sheet, ship: 956 × 126 at 1440 × 900, a sheet of 96 and more on phones. */
  readonly Things?: ComponentType<FaceProps<View, Note>>;
  /** Under my name in my things: my two most used numbers and where I am; up to three short lines. */
  mine(view: View, seat: Seat, lang: Lang): readonly Sentence[];
  facts(view: View, seat: Seat, lang: Lang): readonly Fact[];
  doing?(view: View, seat: Seat, lang: Lang): Doing | undefined;
  /** Under a player's facts: what lies before them, in signs; at most 70 px high. */
  sheet?(view: View, seat: Seat, lang: Lang): ReactNode;
  /** Over all players: who acts when, in one row; at most 70 px high. */
  order?(view: View, lang: Lang): ReactNode;
  turn(view: View, lang: Lang): Turn;
  /** Where this answer is shown. What is on the board or in my things gets no button in the bar. Default: bar. */
  where?(ask: Question, option: Json, view: View): 'board' | 'things' | 'bar';
  readonly widgets?: Readonly<Record<Topic, Widget<View, Note>>>;
  /**
   * Why what has been put together is no answer as it stands (`whole`), or can become none whatever is added to it: the key of a
   * refusal. For questions whose parts depend on each other, so that what would be refused is grey and says why. Default: nothing.
   */
  against?(ask: Question, draft: Json, whole: boolean, view: View): string | undefined;
  /**
   * The view as it will be once this answer is taken, for questions that stand: shown until the server has said what came of it.
   * Undefined: it cannot be foreseen. Only from what these eyes know; what it shows too much is shown wrongly for a moment.
   */
  foresee?(view: View, ask: Question, answer: Json): View | undefined;
  /** The clock of the game (its topic) that the question bar shows. */
  timer?(view: View): Topic | undefined;
  /** Ids of what differs between two views: rings on the board for 2.4 s. */
  changes?(before: View, after: View): readonly string[];
  /** The place (the face's own id) a note speaks of: pointing at the line lights it, a click moves the camera there. */
  place?(note: Note): string | undefined;
  /** Where such a place is in the Stage's world, for the camera. */
  spot?(place: string, view: View): Spot | undefined;
  /** What the camera should show for the question of the moment; absent: the targets. */
  action?(view: View, seat: Seat | undefined, asks: readonly Question[]): Spot | undefined;
  /** Icons of the game's own, by the names its notes use; 24 × 24, currentColor. The frame's own are looked up after. */
  readonly icons?: Readonly<Record<string, ComponentType>>;
  /** What is heard when this is told: a cue of the table or one of `cues`. Never from what only some know. Default: nothing. */
  sound?(note: Note, seat: Seat | undefined): TableCue | (string & {}) | undefined;
  /** Sounds of the game's own. */
  readonly cues?: Readonly<Record<string, Cue>>;
  /** A tab more beside journal, chat and rules: a notebook, a log of clues. */
  readonly tab?: {
    readonly id: string;
    readonly icon: string;
    readonly title: Readonly<Record<Lang, string>>;
    readonly Panel: ComponentType<FaceProps<View, Note>>;
  };
  /** For a game that is won or lost in sides, or by all together: nobody is ranked, and the end screen shows these. */
  outcome?(view: View, standings: readonly Standing[], lang: Lang): Outcome | undefined;
  /** The figure that is being fought for, at this moment: drawn round by round on the end screen. */
  points?(view: View, seat: Seat): number;
  /** What that figure is called ('Points de cartographie') and its unit ('PC'). Default: the unit of the first fact. */
  readonly scoring?: Readonly<Record<Lang, { readonly name: string; readonly unit: string }>>;
  /** How a seat's score came about, line by line, for the end screen; as many lines for every seat. */
  score?(view: View, seat: Seat, lang: Lang, notes: readonly Note[]): readonly ScoreLine[];
  /** Why a seat could not win however much it had. */
  barred?(view: View, seat: Seat, lang: Lang): { readonly say: Sentence; readonly rules: readonly string[] } | undefined;
  /** Numbers of the notes that turned the game, a handful: the end screen opens the replay there. Default: one moment a round. */
  moments?(notes: readonly Note[]): readonly number[];
  /** A round of the journal in a few words, for when it is folded; '': nothing to tell. Default: how many events it had. */
  recap?(notes: readonly Note[], lang: Lang): string;
  /** More to show at the end: what was hidden, what was missed. */
  readonly End?: ComponentType<EndProps<View, Note>>;
}
/** A rectangle of the Stage's world. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
// biome-ignore lint/suspicious/noExplicitAny: faces of every game
export type AnyFace = Face<any, any>;

// ------------------------------------------------------------------ the registry (games/faces.ts)

/** How a game stands in the lobby before anything of it is loaded. A game that is not on the server's shelf is shown as coming. */
export interface Gate {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly kind: Readonly<Record<Lang, string>>;
  readonly seats: readonly [number, number];
  readonly minutes: readonly [number, number];
  /** Difficulty, 1 to 5. */
  readonly weight: number;
  /** Seats get their colours when the game begins: before it they have none. */
  readonly coloursInGame?: true;
  /** The light at the gate's foot. Cover and emblem are found by the id. */
  readonly light: string;
}
