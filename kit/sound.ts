/**
 * Sounds as data: a cue is a list of voices, played by the page without any file. Nothing secret may be heard: a cue depends on what
 * everybody sees or on my own hand, never on which card it was.
 */
interface Voice {
  /** When it starts; attack (linear), hold, decay (exponential, to −80 dB): all in milliseconds. */
  readonly t: number;
  readonly a: number;
  readonly h?: number;
  readonly d: number;
  /** Gain at its height. */
  readonly g: number;
  /** A filter: Hz, Hz it glides to, sharpness. */
  readonly filter?: readonly [kind: 'lowpass' | 'highpass' | 'bandpass', from: number, to?: number, q?: number];
}
interface Noise extends Voice {
  readonly w: 'noise';
}
interface Tone extends Voice {
  readonly w: 'sine' | 'triangle' | 'square' | 'sawtooth';
  /** Hz, and Hz it glides to by its end. */
  readonly f: number;
  readonly to?: number;
  /** Vibrato: Hz, and how deep in Hz. */
  readonly vib?: readonly [number, number];
}
export type Cue = readonly (Tone | Noise)[];

/** What every table sounds like; a game adds a few of its own. */
export type TableCue = 'draw' | 'play' | 'shuffle' | 'step' | 'land' | 'dice' | 'stop' | 'gain' | 'much' | 'loss' | 'reveal' | 'seal';
