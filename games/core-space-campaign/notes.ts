/** The journal of the campaign, as facts; all of it public (CS-PST-02) but what two crews offer each other. */
import type { ClassId, Fate, MissionId, NpcId, SkillId, TokenKind, TraderId, Upgrade } from '@cosmodrome/core-space/content/index';
import type { Seat } from '@cosmodrome/kernel';
import type { ChosenPost, Post, Stage, Statistic, System } from './content/index.ts';
import type { Ending, Outing, Plan, Side } from './state.ts';

/** Who it is, also when it has left: its profile and, where it has none of its own, its name. */
export type Who = { readonly profile: TraderId; readonly name: number | null };
type Of = { readonly seat: Seat };
type About = Of & { readonly who: Who };

export type PublicNote =
  | (Of & { readonly kind: 'founded'; readonly ship: string; readonly members: readonly Who[] })
  | (Of & { readonly kind: 'named'; readonly ship: string })
  | (Of & { readonly kind: 'waits' })
  | (Of & { readonly kind: 'planned'; readonly plan: Plan; readonly title: string | null })
  | (Of & { readonly kind: 'brought'; readonly title: string })
  | { readonly kind: 'no-table'; readonly title: string; readonly seats: readonly Seat[] }
  | (Of & { readonly kind: 'retired' })
  | { readonly kind: 'step'; readonly step: number; readonly stage: Stage | null }
  | {
      readonly kind: 'table';
      readonly outing: Outing['kind'];
      readonly mission: MissionId;
      readonly title: string | null;
      readonly seats: readonly Seat[];
    }
  | (Of & { readonly kind: 'embarked'; readonly members: readonly Who[] })
  | (Of & {
      readonly kind: 'came-back';
      readonly mission: MissionId;
      readonly title: string | null;
      readonly home: number;
      readonly went: number;
      readonly won: boolean;
    })
  | (About & { readonly kind: 'fate'; readonly fate: Fate })
  | (About & { readonly kind: 'rescued' })
  | (About & { readonly kind: 'purge-roll'; readonly die: number; readonly taken: boolean })
  | (About & { readonly kind: 'charges'; readonly die: number; readonly misses: number })
  | (About & { readonly kind: 'teleported'; readonly die: number })
  | (About & { readonly kind: 'new-face'; readonly now: Who })
  | (About & { readonly kind: 'alone'; readonly die: number })
  | (About & { readonly kind: 'paid'; readonly what: 'ransom' | 'bail' | 'escape' | 'passage'; readonly price: number })
  | (About & { readonly kind: 'held'; readonly ransom: number })
  | (About & { readonly kind: 'jailed'; readonly misses: number })
  | (About & { readonly kind: 'astray'; readonly misses: number })
  | (About & { readonly kind: 'lost'; readonly how: 'mission' | 'purge' | 'teleport' | 'abandoned' | 'refused' | 'handler' })
  | (Of & { readonly kind: 'token-lost'; readonly token: TokenKind; readonly how: 'escape' | 'malfunction' | 'discarded' })
  | (About & { readonly kind: 'learnt'; readonly skill: SkillId; readonly level: number; readonly career: number })
  | (About & { readonly kind: 'grown'; readonly statistics: readonly Statistic[]; readonly row: number })
  | (Of & { readonly kind: 'rewarded'; readonly money: number })
  | { readonly kind: 'shop-order'; readonly seats: readonly Seat[]; readonly rolls: readonly number[] }
  | (Of & { readonly kind: 'visits'; readonly post: ChosenPost | 'none' })
  | (Of & { readonly kind: 'bought'; readonly post: Post; readonly token: TokenKind; readonly price: number })
  | (Of & { readonly kind: 'sold'; readonly token: TokenKind; readonly price: number })
  | (Of & { readonly kind: 'azurium'; readonly die: number; readonly price: number })
  | (About & {
      readonly kind: 'hired';
      readonly how: 'spot' | 'permanent' | 'temporary' | 'rebuilt';
      readonly class: ClassId;
      readonly price: number;
    })
  | (About & { readonly kind: 'left' })
  | (About & { readonly kind: 'promoted' })
  | (Of & { readonly kind: 'bartered'; readonly with: Seat; readonly give: Side; readonly take: Side })
  | (Of & { readonly kind: 'wear'; readonly die: number; readonly system: System | null })
  | (Of & { readonly kind: 'repaired'; readonly system: System; readonly with: 'money' | 'parts' })
  | (Of & { readonly kind: 'upgraded'; readonly upgrade: Upgrade; readonly level: number })
  | (Of & { readonly kind: 'crew-lost'; readonly how: 'members' | 'ship' })
  | (Of & { readonly kind: 'guest'; readonly npc: NpcId })
  | { readonly kind: 'over'; readonly ending: Ending; readonly winners: readonly Seat[] };
/** Offers of barter are between two. */
export type PrivateNote =
  | (Of & { readonly kind: 'offered'; readonly to: Seat; readonly give: Side; readonly take: Side })
  | (Of & { readonly kind: 'no-deal'; readonly with: Seat });
export type Note = PublicNote | PrivateNote;

/** What happens to crews, their own included: one wants to read it whoever sat at the mission. */
const HAPPENS: ReadonlySet<Note['kind']> = new Set<Note['kind']>([
  'step',
  'table',
  'no-table',
  'came-back',
  'fate',
  'guest',
  'rescued',
  'purge-roll',
  'rewarded',
  'wear',
  'crew-lost',
  'over',
]);
/** Over there, or of itself: nobody has done it by an answer at the table. */
export const befalls = (note: Note): boolean =>
  HAPPENS.has(note.kind) ||
  (note.kind === 'lost' && ['mission', 'purge', 'handler'].includes(note.how)) ||
  (note.kind === 'token-lost' && note.how === 'malfunction');
