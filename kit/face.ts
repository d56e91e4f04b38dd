/**
 * The face of a game: what its folder `ui/` gives to the common frame, and what the frame gives back.
 *
 * The frame owns everything around the board (bars, answers, journal, clocks, keys, sheets) and knows no game. A face owns
 * the board, my things and the few facts of each player. Both meet here, in types only. A face never asks the server for
 * anything, keeps no rules and decides nothing: it draws a view, shows legal answers where they are, and hands clicks on.
 *
 * Shared parts to draw with are in `kit/ui/`: Stage (camera), Target (a legal answer on the board), Explain (hover card),
 * Held (a card in my things), Ground (reach, ways, rays, ranges), SeatShape, Icon, Rich (sentences with names and terms), Dice, Deck.
 */
import type { Json, Report, Seat, Standing, Topic } from '@cosmodrome/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { Cue, TableCue } from './sound.ts';
import type { Lang, Question, Sentence, Words } from './text.ts';

// ------------------------------------------------------------------ answering

/**
 * The hand that answers. `pick` is all most boards need: for `oneOf`, `yesNo` and `amount` it answers at once (what cannot be taken
 * back is `chosen` by the first pick and answered by the second: `Offered.final`), for `someOf` it toggles, for `order` it moves to the end, for `point` and `way` it
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
  /**
   * In a lesson: '' for what the coach wants touched next, to be spread as `data-wanted` on whatever gives this answer or leads to it (a
   * place that opens a menu, a tab). Of things shared out the option is the receiver that gets one more, of things
   * arranged [number of the thing, its place]. Else undefined.
   */
  wanted?(topic: Topic, option: Json): '' | undefined;
  /** In a lesson: the whole answer that goes on, while the draft is another. For what is drawn rather than picked: a way, a point. */
  wish?(topic: Topic): Json | undefined;
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
  /** The notes are all that was told to anybody; else only what these eyes were told. */
  readonly whole: boolean;
  /** Where the replay shows what this note tells, by its number; undefined: there is none. */
  replayAt(note: number): string | undefined;
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
/**
 * A line of the journal worth telling again to somebody who was not looking. It is drawn over the board as it is now, never as it was.
 * From what everybody was told only. What is left out is taken from the line itself.
 */
export interface Moment {
  /** Where it happened, and where it came from: ids of `Face.place`, which `Face.spot` finds. */
  readonly at?: string | undefined;
  readonly from?: string | undefined;
  /** What it passed on its way. */
  readonly by?: readonly string[];
  readonly gains?: readonly Gain[];
  /** Default: the line. */
  readonly say?: Sentence;
  /** No moment of its own: words, place and gains belong to the one before. */
  readonly joins?: true;
  /** Of no weight: it is not what a turn comes to. */
  readonly minor?: true;
  /** The same name as the moment before: it goes on with that one, from where that began. */
  readonly chain?: string;
}
/** What somebody won or lost by it. */
export interface Gain {
  readonly seat: Seat | undefined;
  readonly points: number;
  readonly unit: string;
  /** Who or what it concerns, where it is not the seat itself: 'Docteur'. */
  readonly name?: string;
  /** Where that is counted on the board. */
  readonly at?: string;
}
/** Who is ahead and why; with nobody in it: how all of them stand together. */
export interface Lead {
  readonly seats: readonly Seat[];
  readonly say: Sentence;
  /** The same in a few letters, for a phone: '22 PC', '2 / 3'. */
  readonly short: string;
}
/** Whose doing something is; 'game': what no seat does, such as Aliens or parasites. */
export type Doer = Seat | 'game';
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
  /** It is what decided. */
  readonly decides?: boolean;
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
  /** Questions nobody waits for that a part of the face's own answers whenever one likes: the question bar never shows them. */
  readonly aside?: readonly Topic[];
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
  /** What an answer of my own hand sounds like where the question stands, as soon as it is given. Default: what any answer does. */
  handSound?(topic: Topic, answer: Json): TableCue | 'pick' | (string & {}) | undefined;
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
  /** What was great or grave for those who played, for the card of a day's challenge, which says no more. Default: told from `points`. */
  turned?(note: Note): 'goal' | 'danger' | undefined;
  /** Whose doing a line is that names no seat. Default: nobody's. */
  whose?(note: Note, view: View): Doer | undefined;
  /** How those are called whom no seat plays. */
  readonly others?: Readonly<Record<Lang, string>>;
  /** What of this line is told again since somebody's last turn; undefined: nothing. */
  moment?(note: Note, lang: Lang): Moment | undefined;
  /** Who is ahead and why, from what all know; undefined: nothing can be said. */
  lead?(view: View, lang: Lang): Lead | undefined;
  /** A round of the journal in a few words, for when it is folded; '': nothing to tell. Default: how many events it had. */
  recap?(notes: readonly Note[], lang: Lang): string;
  /**
   * Where it takes two figures to win: the one beside `points`, and how much of it. The end screen draws both against each other,
   * hatched where one cannot win. `may` is said beyond it: 'peut gagner'.
   */
  readonly race?: {
    readonly needed: number;
    of(view: View, seat: Seat): number;
    readonly unit: Readonly<Record<Lang, string>>;
    readonly may: Readonly<Record<Lang, string>>;
  };
  /** The one picture that explains the end of a game in which no points are counted: who touched whom, a page of comic, crews side by side. */
  readonly Picture?: ComponentType<EndProps<View, Note>>;
  /** More to show at the end, beside it: what was hidden, what was missed. */
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
  /** It continues another game: it has no gate of its own, but a way in beside that game's. */
  readonly continues?: { readonly game: string; readonly name: Readonly<Record<Lang, string>> };
}
