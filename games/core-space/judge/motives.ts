/** What can weigh with somebody who plans a Trader's turn: the vocabulary of bots and of the words that say why. */
import type { SkillId } from '../content/skills.ts';
import type { FigureId, Wish } from '../state.ts';

export type Reason =
  /** Somewhere worth going; `here`: it is there. */
  | { readonly kind: 'loot'; readonly what: 'crate' | 'room' | 'console' | 'token' | 'body' | 'person' | 'door'; readonly here: boolean }
  /** What is carried is to come home; the level the track shows. */
  | { readonly kind: 'home'; readonly carried: number; readonly level: number }
  /** Somebody is to be struck down; whom it endangers most. */
  | { readonly kind: 'foe'; readonly foe: FigureId; readonly near: FigureId | null }
  /** As long as it stands, the mission is not done. */
  | { readonly kind: 'hunt'; readonly foe: FigureId }
  /** Out of somebody's reach, or out of its sight. */
  | { readonly kind: 'safety'; readonly foe: FigureId }
  | { readonly kind: 'mend'; readonly who: FigureId; readonly fallen: boolean }
  | { readonly kind: 'gear'; readonly what: 'reload' | 'unjam' | 'don' }
  | { readonly kind: 'talk'; readonly to: FigureId }
  | { readonly kind: 'hand-on'; readonly to: FigureId }
  | { readonly kind: 'skill'; readonly skill: SkillId }
  | { readonly kind: 'agree' }
  | { readonly kind: 'refuse' }
  /** There is more to be had outside than to be lost, or less. */
  | { readonly kind: 'enters' }
  | { readonly kind: 'stays' }
  /** Whose turn it is: there is most to be done where it stands. */
  | { readonly kind: 'acts' }
  /** A comrade has asked for it. */
  | { readonly kind: 'asked'; readonly by: number; readonly wish: Wish }
  /** Things are kept that sell for so much. */
  | { readonly kind: 'keeps'; readonly worth: number }
  /** A reaction saves somebody from so much. */
  | { readonly kind: 'saves'; readonly who: FigureId; readonly damage: number }
  /** It answers an attack, or strikes while it can. */
  | { readonly kind: 'answers'; readonly foe: FigureId };
