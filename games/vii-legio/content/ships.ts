/** The words of a ship board, and its two sides (LEG-SHIP of the catalogue). */

/** Diplomacy is also called Intelligence (sapient Extrasolars), Capture is also called Force or Exobiology (wild ones). LEG-RULING-09 */
export type Skill = 'diplomacy' | 'capture';
export const SKILLS: readonly Skill[] = ['diplomacy', 'capture'];
export type Specialty = 'diplomat' | 'hunter' | 'adventurer';
export const SPECIALTIES: readonly Specialty[] = ['diplomat', 'hunter', 'adventurer'];
export type Equipment = 'propulsor' | 'laser' | 'decoder';
export const EQUIPMENT: readonly Equipment[] = ['propulsor', 'laser', 'decoder'];
/** What a ship carries, and what can be bought, lost or left on a planet. */
export type Element = Equipment | 'squad' | Specialty;
export const ELEMENTS: readonly Element[] = [...EQUIPMENT, 'squad', ...SPECIALTIES];
export const CREW: readonly Element[] = ['squad', ...SPECIALTIES];
/** Counters with a greyed space. */
export type Counter = Equipment | 'squad';
export const COUNTERS: readonly Counter[] = [...EQUIPMENT, 'squad'];

export type ShipClass = 'frombola' | 'spatha';
export type ShipBoard = {
  /** The greyed spaces. */
  readonly start: Readonly<Record<Counter, number>>;
  readonly max: Readonly<Record<Counter, number>>;
  readonly experts: number;
  /** Experts taken aboard with this board. */
  readonly recruits: number;
  /** Data memories: the cap of each experience row. */
  readonly memory: number;
  /** Exploration cards per turn, by number of propulsors. */
  readonly draw: readonly number[];
};
export const SHIPS: Readonly<Record<ShipClass, ShipBoard>> = {
  frombola: {
    start: { propulsor: 2, laser: 1, decoder: 1, squad: 2 },
    max: { propulsor: 3, laser: 3, decoder: 2, squad: 4 },
    experts: 4,
    recruits: 1,
    memory: 3,
    draw: [2, 4, 5, 6],
  },
  spatha: {
    start: { propulsor: 2, laser: 2, decoder: 2, squad: 3 },
    max: { propulsor: 4, laser: 4, decoder: 2, squad: 6 },
    experts: 6,
    recruits: 2,
    memory: 5,
    draw: [3, 5, 6, 7, 9],
  },
};
/** Lines of the command profile, named by their Diplomacy; Capture is the rest of 3. LEG-RULING-10 */
export type Profile = 0 | 1 | 2 | 3;
export const PROFILES: readonly Profile[] = [3, 2, 1, 0];

/** Expert pawns in the box. */
export const EXPERTS: Readonly<Record<Specialty, number>> = { diplomat: 8, hunter: 8, adventurer: 10 };

export type Technology = 'nanoprobes' | 'holodeck';
export const TECHNOLOGIES: readonly Technology[] = ['nanoprobes', 'holodeck'];

/** Calls of the Imperator in a game, by number of U.C. */
export const CALLS: Readonly<Record<number, number>> = { 2: 5, 3: 3, 4: 3 };

/** Damage by the die (LEG-DAMAGE): 1–2, 3–4, 5–6, 7–8, 9–0. */
export type Damage = Counter | 'expert';
export const DAMAGE: readonly Damage[] = ['propulsor', 'laser', 'squad', 'decoder', 'expert'];

export const COST = { equipment: 2, firstPropulsor: 1, crew: 3, enterX: 6, leaveX: 3, decode: { A: 1, B: 2 } } as const;
