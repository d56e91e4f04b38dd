import type { AnyFace, Gate } from '@cosmodrome/kit/face';
import type { AnyLesson } from '@cosmodrome/kit/lesson';
import type { AnyWords, Lang } from '@cosmodrome/kit/text';
import type { Handbook } from '@cosmodrome/kit/ui/handbook';
import type { Workshop } from '@cosmodrome/kit/ui/workshop';

/** What the page loads of a game, each part when it is first needed. No face: the frame plays it from its words alone. */
interface Parts {
  readonly words: Readonly<Record<Lang, () => Promise<AnyWords>>>;
  readonly face?: () => Promise<AnyFace>;
  /** Scenes to learn it by, in their order. */
  readonly lessons?: () => Promise<readonly AnyLesson[]>;
  /** The illustrated rules. */
  readonly handbook?: () => Promise<Handbook>;
  /** Where people make something of their own for it. */
  readonly workshop?: () => Promise<Workshop>;
}
const PARTS: Readonly<Record<string, Parts>> = {
  'vii-legio': {
    words: { fr: async () => (await import('./vii-legio/text/fr.ts')).fr, en: async () => (await import('./vii-legio/text/en.ts')).en },
    face: async () => (await import('./vii-legio/ui/index.tsx')).face,
    lessons: async () => (await import('./vii-legio/lessons/index.ts')).lessons,
    handbook: async () => (await import('./vii-legio/handbook/index.tsx')).handbook,
  },
  'panic-station': {
    words: {
      fr: async () => (await import('./panic-station/text/fr.ts')).fr,
      en: async () => (await import('./panic-station/text/en.ts')).en,
    },
    face: async () => (await import('./panic-station/ui/index.tsx')).face,
    lessons: async () => (await import('./panic-station/lessons/index.ts')).lessons,
    handbook: async () => (await import('./panic-station/handbook/index.tsx')).handbook,
  },
  'space-cadets': {
    words: {
      fr: async () => (await import('./space-cadets/text/fr.ts')).fr,
      en: async () => (await import('./space-cadets/text/en.ts')).en,
    },
    face: async () => (await import('./space-cadets/ui/index.tsx')).face,
    lessons: async () => (await import('./space-cadets/lessons/index.ts')).lessons,
    handbook: async () => (await import('./space-cadets/handbook/index.tsx')).handbook,
  },
  'galaxy-trucker': {
    words: {
      fr: async () => (await import('./galaxy-trucker/text/fr.ts')).fr,
      en: async () => (await import('./galaxy-trucker/text/en.ts')).en,
    },
    face: async () => (await import('./galaxy-trucker/ui/index.tsx')).face,
    lessons: async () => (await import('./galaxy-trucker/lessons/index.ts')).lessons,
    handbook: async () => (await import('./galaxy-trucker/handbook/index.tsx')).handbook,
  },
  'core-space': {
    words: {
      fr: async () => (await import('./core-space/text/fr.ts')).fr,
      en: async () => (await import('./core-space/text/en.ts')).en,
    },
    face: async () => (await import('./core-space/ui/index.tsx')).face,
    lessons: async () => (await import('./core-space/lessons/index.ts')).lessons,
    handbook: async () => (await import('./core-space/handbook/index.tsx')).handbook,
    workshop: async () => (await import('./core-space/workshop/index.tsx')).workshop,
  },
  'core-space-campaign': {
    words: {
      fr: async () => (await import('./core-space-campaign/text/fr.ts')).fr,
      en: async () => (await import('./core-space-campaign/text/en.ts')).en,
    },
    face: async () => (await import('./core-space-campaign/ui/index.tsx')).face,
    handbook: async () => (await import('./core-space-campaign/handbook/index.tsx')).handbook,
  },
};

/** The gates of the lobby, in order. */
export const gates: readonly Gate[] = [
  {
    id: 'vii-legio',
    title: 'VII Legio',
    subtitle: 'Nébuleuse Rouge',
    kind: { fr: 'Exploration et missions partagées', en: 'Exploration and shared missions' },
    seats: [2, 4],
    minutes: [40, 80],
    weight: 2,
    light: '#e2452f',
  },
  {
    id: 'panic-station',
    title: 'Panic Station',
    subtitle: '',
    kind: { fr: 'Paranoïa, un traître parmi vous', en: 'Paranoia, a traitor among you' },
    seats: [4, 6],
    minutes: [40, 60],
    weight: 2,
    coloursInGame: true,
    light: '#d93a3f',
  },
  {
    id: 'space-cadets',
    title: 'Space Cadets',
    subtitle: 'Away Missions',
    kind: { fr: 'Aventure coopérative', en: 'Cooperative adventure' },
    seats: [1, 6],
    minutes: [60, 120],
    weight: 3,
    light: '#f0a040',
  },
  {
    id: 'galaxy-trucker',
    title: 'Galaxy Trucker',
    subtitle: '',
    kind: { fr: 'Construction en temps réel', en: 'Building in real time' },
    seats: [2, 4],
    minutes: [75, 110],
    weight: 3,
    light: '#7a4de0',
  },
  {
    id: 'core-space',
    title: 'Core Space',
    subtitle: '',
    kind: { fr: 'Escarmouche et campagne', en: 'Skirmish and campaign' },
    seats: [1, 6],
    minutes: [45, 180],
    weight: 4,
    light: '#2cc7bd',
  },
  {
    id: 'core-space-campaign',
    title: 'Core Space Saga',
    subtitle: '',
    kind: { fr: 'Des équipages qui vivent de mission en mission', en: 'Crews that live from mission to mission' },
    seats: [1, 6],
    minutes: [300, 900],
    weight: 4,
    light: '#e0913c',
    continues: { game: 'core-space', name: { fr: 'Campagne', en: 'Campaign' } },
  },
];

export const hasWords = (id: string): boolean => Object.hasOwn(PARTS, id);
export async function loadWords(id: string, lang: Lang): Promise<AnyWords> {
  const parts = Object.hasOwn(PARTS, id) ? PARTS[id] : undefined;
  if (!parts) throw new Error(`no words for '${id}'`);
  return parts.words[lang]();
}
export async function loadFace(id: string): Promise<AnyFace | undefined> {
  return Object.hasOwn(PARTS, id) ? PARTS[id]?.face?.() : undefined;
}
export const hasLessons = (id: string): boolean => Object.hasOwn(PARTS, id) && PARTS[id]?.lessons !== undefined;
export async function loadLessons(id: string): Promise<readonly AnyLesson[]> {
  return (Object.hasOwn(PARTS, id) && (await PARTS[id]?.lessons?.())) || [];
}
export const hasHandbook = (id: string): boolean => Object.hasOwn(PARTS, id) && PARTS[id]?.handbook !== undefined;
export async function loadHandbook(id: string): Promise<Handbook | undefined> {
  const parts = Object.hasOwn(PARTS, id) ? PARTS[id] : undefined;
  // Its pictures are drawn with what the face brings.
  const [book] = await Promise.all([parts?.handbook?.(), parts?.face?.()]);
  return book;
}
export const hasWorkshop = (id: string): boolean => Object.hasOwn(PARTS, id) && PARTS[id]?.workshop !== undefined;
export async function loadWorkshop(id: string): Promise<Workshop | undefined> {
  return Object.hasOwn(PARTS, id) ? PARTS[id]?.workshop?.() : undefined;
}
