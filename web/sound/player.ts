/** Plays cues by Web Audio. Loaded when something is first heard. */
import type { Cue } from '@cosmodrome/kit/sound';
import { CUES } from './cues.ts';

/** So many are heard at once; a fourth is left out. */
const VOICES = 3;
/** The same cue is not heard twice within this time. */
const AGAIN_MS = 80;
/** What others do is half as loud: −6 dB. */
const QUIET = 0.5;

/** Puts a cue into an audio context at a moment; gives the moment it ends. */
export function put(audio: BaseAudioContext, cue: Cue, at: number, out: AudioNode): number {
  let last = at;
  for (const voice of cue) {
    const start = at + voice.t / 1000;
    const up = start + voice.a / 1000;
    const hold = up + (voice.h ?? 0) / 1000;
    const end = hold + voice.d / 1000;
    const source = voice.w === 'noise' ? hiss(audio) : tone(audio, voice, start, end);
    const loud = audio.createGain();
    loud.gain.setValueAtTime(0, start);
    loud.gain.linearRampToValueAtTime(voice.g, up);
    loud.gain.setValueAtTime(voice.g, hold);
    loud.gain.exponentialRampToValueAtTime(0.0001, end);
    loud.gain.setValueAtTime(0, end);
    let heard: AudioNode = source;
    if (voice.filter) {
      const [kind, from, to, q] = voice.filter;
      const filter = audio.createBiquadFilter();
      filter.type = kind;
      filter.frequency.setValueAtTime(from, start);
      if (to !== undefined) filter.frequency.exponentialRampToValueAtTime(to, end);
      if (q !== undefined) filter.Q.value = q;
      heard = heard.connect(filter);
    }
    heard.connect(loud).connect(out);
    source.start(start);
    source.stop(end + 0.005);
    last = Math.max(last, end);
  }
  return last;
}
function tone(audio: BaseAudioContext, voice: Exclude<Cue[number], { w: 'noise' }>, start: number, end: number): OscillatorNode {
  const source = audio.createOscillator();
  source.type = voice.w;
  source.frequency.setValueAtTime(voice.f, start);
  if (voice.to !== undefined) source.frequency.exponentialRampToValueAtTime(voice.to, end);
  if (voice.vib) {
    const [hz, depth] = voice.vib;
    const swing = audio.createOscillator();
    const by = audio.createGain();
    swing.frequency.value = hz;
    by.gain.value = depth;
    swing.connect(by).connect(source.frequency);
    swing.start(start);
    swing.stop(end);
  }
  return source;
}
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();
/** A second of white noise, always the same, round and round. */
function hiss(audio: BaseAudioContext): AudioBufferSourceNode {
  let noise = noises.get(audio);
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = noise.getChannelData(0);
    let s = 12345;
    for (let i = 0; i < samples.length; i++) {
      s = (s * 1664525 + 1013904223) >>> 0;
      samples[i] = s / 0x8000_0000 - 1;
    }
    noises.set(audio, noise);
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  return source;
}

let desk: { readonly audio: AudioContext; readonly master: GainNode } | undefined;
/** Opened once; a compressor keeps what coincides from hurting. */
function opened(): NonNullable<typeof desk> {
  if (!desk) {
    const audio = new AudioContext();
    const master = audio.createGain();
    const even = audio.createDynamicsCompressor();
    even.threshold.value = -9;
    even.ratio.value = 6;
    master.connect(even).connect(audio.destination);
    desk = { audio, master };
  }
  return desk;
}
const ends: number[] = [];
const last = new Map<string, number>();

/** `own`: a cue of the game's; else one of the house by this name. */
export function play(name: string, volume: number, quiet: boolean, own?: Cue): void {
  const cue = own ?? (Object.hasOwn(CUES, name) ? CUES[name as keyof typeof CUES] : undefined);
  if (!cue) return;
  const { audio, master } = opened();
  if (audio.state === 'suspended') void audio.resume();
  const now = audio.currentTime;
  if ((now - (last.get(name) ?? Number.NEGATIVE_INFINITY)) * 1000 < AGAIN_MS) return;
  for (let i = ends.length - 1; i >= 0; i--) if ((ends[i] as number) <= now) ends.splice(i, 1);
  if (ends.length >= VOICES) return;
  last.set(name, now);
  master.gain.value = volume;
  const level = audio.createGain();
  level.gain.value = quiet ? QUIET : 1;
  level.connect(master);
  ends.push(put(audio, cue, now, level));
}
