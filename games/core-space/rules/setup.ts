/** Setting up a mission: tokens, crates, the Event deck, crews and airlocks (CS-SET, CS-CRW). */
import { type Chance, type Flow, type Json, type Option, type Options, oneOf, someOf } from '@cosmodrome/kernel';
import { newPack, type Pack, showAll, shufflePile } from '@cosmodrome/kit/cards';
import { NO_UPGRADES } from '../content/brief.ts';
import { CARD_TYPES, CARDS, type CardType } from '../content/cards.ts';
import { CLASS, type ClassId } from '../content/classes.ts';
import { CREW, CREWS, type Member, type CrewId as ReadyCrew } from '../content/crews.ts';
import { drawnIn } from '../content/drawn.ts';
import { levelOf, PEGS_A_CREW, SPACES, type TrackFace } from '../content/hostility.ts';
import type { Icon } from '../content/icons.ts';
import { BLOCKS, CARDS_A_CATEGORY, MISSIONS, type Mission, type MissionId, type Presence } from '../content/mission.ts';
import { NPC } from '../content/npcs.ts';
import { PURGE } from '../content/purge.ts';
import { SHARING, seatingOf } from '../content/seating.ts';
import { type SkillId, skillOf } from '../content/skills.ts';
import { type Store, storeOf, TOKENS, type TokenKind } from '../content/tokens.ts';
import { MAGAZINE, type Statistic, TRADER, type TraderId } from '../content/traders.ts';
import { massiveOf } from '../judge/figures.ts';
import { missionOf, siteOf } from '../judge/site.ts';
import type {
  AirlockId,
  Being,
  Crate,
  CrateId,
  Crew,
  CrewId,
  EventId,
  Figure,
  FigureId,
  Settings,
  Sheet,
  State,
  TokenId,
} from '../state.ts';
import { ask, type Raised } from '../topics.ts';
import { buildCrew, outfit } from './building.ts';
import { briefOf, embark, lacking, newCampaign } from './campaign.ts';
import { payDue, tellRows } from './dues.ts';
import { bind } from './mergs.ts';
import { beginPieces, newObjectives } from './pieces/index.ts';
import { cellsOf, reservedFor } from './pieces/people.ts';
import { rescueSails } from './rescue.ts';
import { clockwise, mint, speaker, type Table, worthOf } from './table.ts';

// ------------------------------------------------------------------ before the first beat

export const OPTIONS: readonly Option[] = [
  { key: 'mission', kind: 'choice', values: MISSIONS, default: 'pillage-express' },
  { key: 'mode', kind: 'choice', values: ['versus', 'together'], default: 'versus' },
  { key: 'sharing', kind: 'choice', values: SHARING, default: 'alone' },
  { key: 'teams', kind: 'switch', default: false },
  { key: 'master', kind: 'switch', default: false },
  { key: 'civilians', kind: 'switch', default: true },
  { key: 'reinforcements', kind: 'switch', default: true },
  { key: 'corps', kind: 'switch', default: false },
  { key: 'security', kind: 'switch', default: false },
  { key: 'gangers', kind: 'switch', default: false },
  { key: 'gatherers', kind: 'switch', default: false },
  { key: 'annihilator', kind: 'choice', values: ['absent', 'standard', 'upgraded'], default: 'absent' },
  { key: 'track', kind: 'choice', values: ['basic', 'advanced'], default: 'basic' },
  { key: 'hard', kind: 'switch', default: false },
  { key: 'crowd', kind: 'switch', default: false },
  { key: 'assistance', kind: 'switch', default: false },
  { key: 'louder', kind: 'amount', min: 0, max: 12, default: 0 },
  { key: 'doors', kind: 'switch', default: false },
  { key: 'windows', kind: 'switch', default: false },
  { key: 'repair', kind: 'switch', default: false },
  { key: 'improvised', kind: 'switch', default: false },
  { key: 'destroying', kind: 'switch', default: false },
  { key: 'moving', kind: 'switch', default: false },
  { key: 'climbing', kind: 'switch', default: false },
  { key: 'lifts', kind: 'switch', default: false },
  { key: 'expansion', kind: 'switch', default: false },
  { key: 'points', kind: 'amount', min: 100, max: 300, default: 180 },
  { key: 'career', kind: 'amount', min: 0, max: 15, default: 0 },
  { key: 'purse', kind: 'amount', min: 0, max: 60, default: 20 },
];
/** CS-MIS-12: a category takes part as the mission says, or as the table likes. */
const takesPart = (presence: Presence, wished: boolean): boolean =>
  presence === 'always' || presence === 'cards' || (presence === 'choice' && wished);
const settingsOf = (options: Options, crews: number, { presence, blocks }: Mission): Settings => ({
  mode: crews === 1 || options.mode === 'together' ? 'together' : 'versus',
  // CS-VAR-02: two teams take three crews at least.
  teams: options.teams === true && options.mode !== 'together' && crews > 2,
  civilians: takesPart(presence.civilians, options.civilians as boolean),
  corps: takesPart(presence.corps, options.corps as boolean),
  security: takesPart(presence.security, options.security as boolean),
  gangers: takesPart(presence.gangers, options.gangers as boolean),
  hard: options.hard as boolean,
  // CS-ADV-01
  blocks: BLOCKS.filter((block) => blocks.includes(block) || options[block] === true),
  track: options.track as TrackFace,
  gatherers: options.gatherers as boolean,
  annihilator: options.annihilator !== 'absent',
  upgraded: options.annihilator === 'upgraded',
  crowd: options.crowd as boolean,
  // CS-RULING-78: from four crews on, unless the players decline.
  reinforcements: crews >= 4 && (options.reinforcements as boolean),
  expansion: options.expansion as boolean,
  points: options.points as number,
  career: options.career as number,
  purse: (options.career as number) > 0 ? (options.purse as number) : 0,
});

export function setUp(options: Options, seats: number, chance: Chance, brief?: Json): State {
  const campaign = briefOf(brief);
  const at = { mission: options.mission as MissionId, drawn: drawnIn(brief) ?? null };
  const mission = missionOf(at);
  const seating = seatingOf(options, seats);
  const settings = settingsOf(options, seating.crews, mission);
  const { map } = siteOf(at);
  const crates: Crate[] = map.pieces
    .filter(({ kind }) => kind === 'crate' || kind === 'large-crate')
    .map(({ kind, squares }, i) => ({ id: i as CrateId, squares, large: kind === 'large-crate' }));
  const pools = tokensOf(settings, chance, campaign ? lacking(mission, campaign) : new Map());
  const filled = fill(mission, crates, pools, chance, campaign?.bonuses?.late ?? false);
  const cards = newPack(CARDS.map((_, i) => i));
  const dealt = deckOf(mission, settings, options.assistance as boolean, cards.face.length, chance);
  shufflePile(cards, dealt.deck, chance);
  const crews: Crew[] = Array.from({ length: seating.crews }, (_, i) => ({
    id: i as CrewId,
    seats: seating.crewOf.flatMap((crew, seat) => (crew === i ? [seat] : [])),
    ready: null,
    airlock: null,
    money: 0,
    worthAtStart: 0,
    stays: false,
    upgrades: NO_UPGRADES,
    fired: false,
  }));
  const pegs = Math.min(
    SPACES,
    (campaign?.pegs ?? mission.hostility + PEGS_A_CREW * Math.max(0, crews.length - 2)) + (options.louder as number),
  );
  const pairs = crews.flatMap((a) => crews.filter((b) => b.id > a.id).map((b) => [a.id, b.id] as const));
  const state: State = {
    ...at,
    shifted: [],
    destroyed: [],
    tipped: [],
    lifts: map.lifts.map(({ squares }) => map.floors[squares[0]!]!),
    seats,
    settings,
    round: 0,
    phase: 'setup',
    holder: 0 as CrewId,
    turn: 0 as CrewId,
    active: null,
    figures: [],
    crews,
    crewOf: [...seating.crewOf],
    master: seating.master,
    // CS-RULING-75: together it is fixed.
    truces: settings.mode === 'together' ? pairs : [],
    truced: [],
    // CS-DOR-01, CS-JAI-01: shut where the table plays with doors, unless the mission says otherwise.
    doors: map.doors.map(({ locked }) =>
      locked ? 'locked' : settings.blocks.includes('doors') && !mission.blocks.includes('doors') ? 'closed' : 'open',
    ),
    wrecked: [],
    smashed: [],
    repairs: [],
    crates,
    floor: [],
    tokens: pools.pack,
    marks: pools.pack.face.map(() => 0),
    bag: filled.bag,
    drawnToken: null,
    offered: [],
    suspects: newPack([]),
    cells: cellsIn(at, chance),
    contents: filled.contents,
    aside: filled.aside,
    cards,
    deck: dealt.deck,
    discard: [],
    boxed: dealt.boxed,
    held: crews.map(() => []),
    cardOf: null,
    // CS-SET-18; two more for each crew beyond the second.
    pegs,
    shot: false,
    charged: levelOf(pegs) === 7,
    seals: [],
    searched: [],
    lasting: [],
    marked: null,
    jammedDoors: [],
    lockedAirlocks: [],
    objectives: newObjectives(at, crews.length),
    once: [],
    alarmed: false,
    twice: false,
    sprung: [],
    gone: [],
    forecast: null,
    campaign: campaign ? newCampaign(campaign) : null,
    scene: null,
    order: [],
    queue: null,
    category: null,
    orders: seating.crewOf.map(() => []),
    wishes: seating.crewOf.map(() => []),
    moving: null,
    ending: 'playing',
  };
  if (campaign) embark(state, campaign);
  return state;
}

/** CS-JAI-02 */
function cellsIn(at: Pick<State, 'mission' | 'drawn'>, chance: Chance): Pack {
  const cells = newPack(Array.from({ length: cellsOf(at) }, (_, i) => (i === 0 ? 1 : 0)));
  shufflePile(cells, [...cells.face.keys()], chance);
  return cells;
}
type Pools = { readonly pack: ReturnType<typeof newPack>; readonly by: Readonly<Record<Store, TokenId[]>> };
/** One number for each token of the box; which kind it is, only the pack knows. */
function tokensOf(settings: Settings, chance: Chance, without: ReadonlyMap<TokenKind, number>): Pools {
  const faces: number[] = [];
  const by: Record<Store, TokenId[]> = { bag: [], large: [], 'rare-small': [], 'rare-large': [], objective: [], shop: [], remains: [] };
  for (const [face, token] of TOKENS.entries()) {
    if (token.pool === 'remains' || (token.pool === 'expansion' && !settings.expansion)) continue;
    for (let copy = without.get(token.kind) ?? 0; copy < token.count; copy++) {
      by[storeOf(token.kind)].push(faces.length as TokenId);
      faces.push(face);
    }
  }
  const pack = newPack(faces);
  for (const store of ['bag', 'large', 'rare-small', 'rare-large'] as const) shufflePile(pack, by[store], chance);
  return { pack, by };
}
/** CS-SET-04 to -07, CS-PEX-09: what goes into the crates is drawn, mixed and dealt, unseen by all. */
function fill(mission: Mission, crates: readonly Crate[], { pack, by }: Pools, chance: Chance, late: boolean) {
  const want = ({ large }: Crate) => (large ? mission.crates.large : { large: 0, ...mission.crates.small });
  const total = (size: 'small' | 'large') => crates.reduce((sum, crate) => sum + want(crate)[size], 0);
  const kind = (token: TokenId): TokenKind => TOKENS[pack.face[token]!]!.kind;
  const keys = mission.pieces.flatMap((piece): TokenKind[] => ('token' in piece ? [piece.token] : []));
  const stores = { ...by, 'rare-small': by['rare-small'].filter((token) => !keys.includes(kind(token))) };
  const smalls: TokenId[] = [];
  const larges: TokenId[] = [];
  for (const mixed of mission.crates.mixed)
    for (let n = 0; n < mixed.number; n++) {
      const store = 'from' in mixed ? mixed.from : storeOf(mixed.token);
      const from = stores[store];
      const at = 'from' in mixed ? chance.below(Math.max(1, from.length)) : from.findIndex((t) => kind(t) === mixed.token);
      // Veterans may own all there are: an ordinary one takes its place.
      const [token] = at < 0 ? [] : from.splice(at, 1);
      if (token !== undefined) (store === 'large' || store === 'rare-large' ? larges : smalls).push(token);
    }
  while (smalls.length < total('small') && stores.bag.length > 0) smalls.push(draw(stores.bag, chance));
  while (larges.length < total('large') && stores.large.length > 0) larges.push(draw(stores.large, chance));
  chance.shuffle(smalls);
  chance.shuffle(larges);
  const contents = crates.map((crate) => [...larges.splice(0, want(crate).large), ...smalls.splice(0, want(crate).small)]);
  if (!late) hide(mission, crates, contents, by.objective, kind, chance);
  const used = new Set([...contents.flat(), ...stores.bag]);
  const all = pack.face.map((_, token) => token as TokenId);
  const aside = all.filter((token) => !used.has(token));
  // CS-SET-03: what is set aside for the mission, everybody has seen.
  for (const token of aside) if (keys.includes(kind(token))) showAll(pack, token);
  return { bag: stores.bag, contents, aside };
}
/** In one of the crates, on top of what is in it anyway. CS-SIG-02, CS-JAI-09 */
function hide(
  mission: Mission,
  crates: readonly Crate[],
  contents: TokenId[][],
  objectives: readonly TokenId[],
  kind: (token: TokenId) => TokenKind,
  chance: Chance,
): void {
  for (const piece of mission.pieces) {
    if (piece.piece !== 'hidden') continue;
    const token = objectives.find((one) => kind(one) === piece.token);
    const those = crates.filter(({ large }) => large === (piece.crates === 'large-crate'));
    if (token !== undefined && those.length > 0) contents[chance.pick(those).id]!.push(token);
  }
}
function draw<T>(from: T[], chance: Chance): T {
  const [drawn] = from.splice(chance.below(from.length), 1);
  if (drawn === undefined) throw new Error('nothing left to draw');
  return drawn;
}
/** CS-SET-08, CS-RULING-149: so many random cards of each type; those of categories not in play stay in the box. */
function deckOf(
  mission: Mission,
  settings: Settings,
  assistance: boolean,
  cards: number,
  chance: Chance,
): { deck: EventId[]; boxed: EventId[] } {
  const all = Array.from({ length: cards }, (_, i) => i as EventId);
  const deck: EventId[] = [];
  for (const type of CARD_TYPES) {
    const wanted = cardsWanted(mission, settings, type, assistance);
    const those = chance.shuffle(all.filter((card) => CARDS[card]!.type === type));
    deck.push(...those.slice(0, wanted));
  }
  return { deck, boxed: all.filter((card) => !deck.includes(card)) };
}

/** What the mission says; three of a category that takes part and has none there. CS-NPC-09, CS-RULING-149 */
function cardsWanted(mission: Mission, settings: Settings, type: CardType, assistance: boolean): number {
  const listed = mission.deck[type];
  const some = listed > 0 ? listed : CARDS_A_CATEGORY;
  switch (type) {
    case 'civilians':
    case 'corps':
    case 'gangers':
      return settings[type] ? some : 0;
    case 'assistance':
      return assistance ? some : listed;
    case 'reinforcements':
      return settings.reinforcements ? 2 : listed;
    case 'annihilator':
    case 'gatherers':
      return settings[type] ? 1 : 0;
    default:
      return listed;
  }
}

// ------------------------------------------------------------------ figures

const iconsOn = (being: Being): readonly Icon[] => {
  if (being.kind === 'trader') return TRADER[being.sheet.profile].icons;
  return being.kind === 'npc' ? NPC[being.npc].standard.icons : PURGE[being.type].profiles.normal[0]!.icons;
};
/** NPCs fall at the first damage; the Annihilator has three inserts (CS-ANN-02). */
const insertsOf = (being: Being): number => (being.kind === 'purge' ? PURGE[being.type].profiles.normal.length : 1);
export function newFigure(state: State, being: Being, crew: CrewId | null): Figure {
  const icons = iconsOn(being);
  const sheet = being.kind === 'trader' ? being.sheet : undefined;
  const figure: Figure = {
    id: state.figures.length as FigureId,
    being,
    crew,
    luredFrom: null,
    controlledBy: null,
    where: 'out',
    x: 0,
    y: 0,
    massive: massiveOf(icons),
    prone: false,
    defeated: false,
    acted: false,
    entered: false,
    moved: 0,
    strides: 0,
    health: sheet?.health ?? insertsOf(being),
    fit: sheet?.health ?? insertsOf(being),
    pegs: sheet?.skill ?? 0,
    ammo: sheet ? MAGAZINE : 0,
    skilled: false,
    lostActions: 0,
    lostTurns: 0,
    effects: [],
    armour: null,
    inventory: [],
    risen: false,
    apprehended: false,
    killToken: false,
  };
  state.figures.push(figure);
  return figure;
}
/** Rows of a Career: each complete one makes stronger, the last one quicker (CS-ADN-05). */
const ROWS = [7, 12, 15];
/** A new Trader as its profile prints it (CS-CRW-06), or further on. */
export function sheetOf(profile: TraderId, of: ClassId, levels: Sheet['levels'], advancedTo = 0): Sheet {
  const { health, actions, skill } = TRADER[profile];
  const career = careerOf(profile, advancedTo);
  const rows = ROWS.filter((row) => career >= row).length;
  const grown = ([start, most]: Statistic, by: number) => Math.min(most, start + by);
  return {
    profile,
    class: of,
    levels,
    health: grown(health, rows),
    actions: grown(actions, rows === ROWS.length ? 1 : 0),
    skill: grown(skill, rows),
    career,
  };
}
/** Career spaces filled: as printed, or as far as all are advanced and its rows go (CS-CRW-10, -11, CS-ADN-06). */
export const careerOf = (profile: TraderId, advancedTo: number): number => {
  const [start, most] = TRADER[profile].career;
  return Math.min(most, Math.max(start, advancedTo));
};
/** Points that find no Career space any more: they raise statistics (CS-ADN-08). */
export const surplusOf = (profile: TraderId, advancedTo: number): number => Math.max(0, advancedTo - TRADER[profile].career[1]);
export const roomFor = (sheet: Sheet, what: Raised): number => Math.max(0, TRADER[sheet.profile][what][1] - sheet[what]);
export const raised = (sheet: Sheet, by: readonly Raised[]): Sheet => {
  const more = (what: Raised) => by.filter((one) => one === what).length;
  return { ...sheet, health: sheet.health + more('health'), skill: sheet.skill + more('skill'), actions: sheet.actions + more('actions') };
};
/** A level each on the skills of the class from the first on, and round again, as far as Career goes. */
export function spreadLevels(profile: TraderId, of: ClassId, advancedTo = 0): Sheet['levels'] {
  const levels: Partial<Record<SkillId, number>> = {};
  const { skills } = CLASS[of];
  let left = careerOf(profile, advancedTo);
  for (let level = 1; level <= 3; level++)
    for (const skill of skills) {
      if (left === 0 || level > skillOf(skill).levels.length) continue;
      levels[skill] = level;
      left--;
    }
  return levels;
}
/** CS-SET-15, -17: a Trader aboard with all its pegs and its equipment. */
export function enlist(state: State, crew: CrewId, sheet: Sheet, kit: readonly TokenKind[]): Figure {
  const figure = newFigure(state, { kind: 'trader', sheet }, crew);
  figure.where = 'aboard';
  figure.inventory = kit.map((kind) => mint(state, kind));
  return figure;
}

// ------------------------------------------------------------------ beats

/** One step of setting up: a crew, then who begins, then airlocks. */
export function* setup(table: Table): Flow {
  const { state } = table;
  const crewless = state.crews.find(({ id }) => !state.figures.some((f) => f.crew === id));
  if (crewless) yield* chooseCrew(table, crewless);
  else if (state.order.length === 0) rollForStart(table);
  else if (state.campaign?.dues.length && state.crews.every(({ airlock }) => airlock !== null)) yield* payDue(table, state.campaign);
  else yield* chooseAirlock(table);
}
/** CS-CRW-08, CS-RULING-173: a crew belongs to one player, first come, first served. */
const freeCrews = (state: State): ReadyCrew[] => {
  const taken = new Set<string | undefined>([
    reservedFor(state),
    ...state.figures.map((f) => (f.being.kind === 'trader' ? f.being.sheet.profile : undefined)),
  ]);
  return CREWS.filter((crew) => !CREW[crew].some(({ trader }) => taken.has(trader)));
};
function* chooseCrew(table: Table, crew: Crew): Flow {
  const { state } = table;
  const chosen = yield* ask(
    speaker(state, crew.id),
    'setup/crew',
    oneOf(() => [...freeCrews(state), 'build' as const]),
  );
  if (chosen === 'build') yield* buildCrew(table, crew);
  else {
    crew.ready = chosen;
    const members = CREW[chosen].map((member) => enlistMember(state, crew.id, member));
    for (const [i, { handler }] of CREW[chosen].entries()) if (handler !== undefined) bind(members[i]!, members[handler]!.id);
    yield* outfit(table, crew.id);
  }
  yield* bring(table, crew.id);
  const figures = state.figures.filter((f) => f.crew === crew.id && f.where === 'aboard');
  crew.worthAtStart = worthAboard(state, figures);
  table.tell({ kind: 'crew-chosen', crew: crew.id, figures: figures.map((f) => f.id) });
}
/** CS-PEX-02 */
export const worthAboard = (state: State, figures: readonly Figure[]): number =>
  figures.flatMap((f) => [...f.inventory, ...(f.armour === null ? [] : [f.armour])]).reduce((sum, t) => sum + worthOf(state, t), 0);
/** CS-SET-16, CS-MIS-08: who comes along where a crew is larger than the mission allows. */
function* bring(table: Table, crew: CrewId): Flow {
  const { state } = table;
  const most = missionOf(state).traders;
  const all = state.figures.filter((f) => f.crew === crew);
  if (all.length <= most) return;
  const chosen = yield* ask(
    speaker(state, crew),
    'setup/bring',
    someOf(() => all.map((f) => f.id), { min: most, max: most }),
  );
  for (const f of all) if (!chosen.includes(f.id)) f.where = 'out';
}
/** Experienced ones have points left over go to Health, then Skill, then Actions, as far as there is room. */
function enlistMember(state: State, crew: CrewId, { trader, class: of, kit }: Member): Figure {
  const sheet = sheetOf(trader, of, spreadLevels(trader, of, state.settings.career), state.settings.career);
  const all = (['health', 'skill', 'actions'] as const).flatMap((what) => Array.from({ length: roomFor(sheet, what) }, () => what));
  return enlist(state, crew, raised(sheet, all.slice(0, surplusOf(trader, state.settings.career))), kit);
}

/** CS-SET-12: two flip the Turn token, more roll the Chance die, ties again; alone nobody rolls. */
function rollForStart(table: Table): void {
  const { state, chance } = table;
  const crews = state.crews.map(({ id }) => id);
  let first = crews[0]!;
  const rolls: number[] = [];
  if (crews.length === 2) {
    first = crews[chance.below(2)]!;
    rolls.push(first);
  } else if (crews.length > 2) {
    let open = crews;
    while (open.length > 1) {
      const rolled = open.map(() => chance.die(6));
      rolls.push(...rolled);
      const best = Math.max(...rolled);
      open = open.filter((_, i) => rolled[i] === best);
    }
    first = open[0]!;
  }
  state.order = clockwise(state, first);
  table.tell({ kind: 'starts', crew: first, rolls });
}
/** CS-SET-13, -14, CS-RULING-31: A to D with up to four crews, all six with more; no two at one. */
export function freeAirlocks(state: State): AirlockId[] {
  const { airlocks } = siteOf(state).map;
  const taken = new Set(state.crews.map(({ airlock }) => airlock));
  return airlocks.flatMap(({ name }, i) =>
    (state.crews.length > 4 || 'ABCD'.includes(name)) && !taken.has(i as AirlockId) ? [i as AirlockId] : [],
  );
}
export function* chooseAirlock(table: Table): Flow {
  const { state } = table;
  const id = state.order.find((crew) => state.crews[crew]!.airlock === null)!;
  const airlock = yield* ask(
    speaker(state, id),
    'setup/airlock',
    oneOf(() => freeAirlocks(state)),
  );
  state.crews[id]!.airlock = airlock;
  table.tell({ kind: 'airlock-chosen', crew: id, airlock });
  if (state.order.some((crew) => state.crews[crew]!.airlock === null)) return;
  if (state.phase === 'rescue') return rescueSails(table, id);
  // CS-SET-19: who deployed last holds the Turn token, unless a campaign gave it away (CS-PEX-06).
  state.holder = state.claimed ?? id;
  state.turn = state.holder;
  beginPieces(table);
  tellRows(table);
  if (!state.campaign?.dues.length) state.phase = 'hostility';
}
