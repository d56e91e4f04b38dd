import { expect, test } from 'vitest';
import { CUES } from '../sound/cues.ts';

test('every cue is short, begins at once and is not too loud', () => {
  for (const [name, cue] of Object.entries(CUES)) {
    expect(Math.min(...cue.map((voice) => voice.t)), name).toBe(0);
    expect(Math.max(...cue.map((voice) => voice.t + voice.a + (voice.h ?? 0) + voice.d)), name).toBeLessThan(1600);
    for (const voice of cue) {
      // Noise loses most of its force in its filter.
      expect(voice.g, name).toBeLessThanOrEqual(voice.w === 'noise' ? 1.1 : 0.5);
      if (voice.w !== 'noise') expect(voice.f, name).toBeGreaterThan(40);
      expect(voice.a, name).toBeGreaterThan(0);
    }
  }
});
