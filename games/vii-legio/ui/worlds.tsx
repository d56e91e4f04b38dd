/** The pictures of the Extrasolar cards: a glyph in gold over the sky of its world. One palette and one glyph give each card its own. */
import type { World, XCard } from '../content/index.ts';
import { stars } from './scenes.tsx';

/** Night above, dusk, light at the horizon. */
type Sky = readonly [night: string, dusk: string, light: string];
const EMBER: Sky = ['#2a0a1c', '#8a1f2e', '#ff9d6b'];
const DUNE: Sky = ['#2a1030', '#b3572f', '#ffd58a'];
const DUSK: Sky = ['#1b1638', '#6b4a7a', '#f0b690'];
const SEA: Sky = ['#06182e', '#14567a', '#8fe0e0'];
const JADE: Sky = ['#0d2430', '#1f6a6a', '#f2cf7a'];
const FOREST: Sky = ['#0b1f1a', '#2c5f3a', '#d8e08a'];
const AMBER: Sky = ['#2a1406', '#8a4a12', '#ffd06a'];
const VIOLET: Sky = ['#160a34', '#4a2a86', '#e3b0ff'];
const STEEL: Sky = ['#0f1624', '#3a5068', '#cfe0ea'];
const ICE: Sky = ['#0a1a33', '#3a6a9a', '#e8f6ff'];
const ROSE: Sky = ['#2a0a26', '#8a2a5c', '#ffb3c0'];
const SULPHUR: Sky = ['#241a06', '#7a6a12', '#f6f08a'];

// biome-ignore format: a table
const SKIES: Readonly<Record<World, Sky>> = {
  'singing-sylvans': FOREST, aquarians: SEA, mnemosians: ROSE, lithomancers: STEEL, 'dust-nomads': DUSK, heliotropes: AMBER,
  'amber-symbionts': AMBER, octarchs: VIOLET, 'brotherhood-of-silence': STEEL, 'orichalcum-traders': JADE, 'aether-jellyfish': VIOLET,
  'iron-scarabs': DUNE, aeriforms: ICE, 'photonic-wolves': DUSK, 'burrowing-worms': EMBER, 'sulphur-dragonets': SULPHUR, 'scarlet-hive': EMBER,
  'mist-krakens': SEA, 'crystal-mantises': JADE, 'tidal-behemoth': SEA, chimeras: ROSE, polymorphs: VIOLET, 'thinking-mosses': FOREST,
  'bramble-wardens': FOREST, cerberus: EMBER, 'glass-archons': ICE, 'stellar-tribunes': VIOLET, 'binary-oracles': DUSK, 'echo-reapers': STEEL,
  'thalassic-hegemony': SEA, 'pulsar-priests': AMBER, 'senate-of-shadows': VIOLET, 'magma-hydras': EMBER, 'nova-swarm': SULPHUR,
  'dune-sphinxes': DUNE, 'void-leviathan': STEEL, 'basalt-gorgons': FOREST, 'lunar-minotaurs': DUSK, 'ash-phoenixes': EMBER,
  'quantum-spiders': JADE, 'wandering-hybrids': DUNE, janus: ROSE, 'slumbering-cyclopes': DUSK, 'frost-titans': ICE, 'living-mirrors': JADE,
};

/** A ridge across 160 units, different for each world. */
function ridge(seed: string, base: number, swing: number, step: number): string {
  let h = 0;
  for (const ch of seed) h = (h * 31 + ch.charCodeAt(0)) % 997;
  let d = 'M0 110';
  for (let x = 0; x <= 160; x += step) {
    const y = base + swing * Math.sin(x / 17 + h) * 0.6 + swing * Math.sin(x / 7.3 + h * 1.7) * 0.4;
    d += `L${x} ${y.toFixed(1)}`;
  }
  return `${d}V110Z`;
}
/** The niche of a card, 160 × 110. */
export function Niche({ world }: { readonly world: World }) {
  const [night, dusk, light] = SKIES[world];
  return (
    <span className="leg-niche" style={{ background: `linear-gradient(${night}, ${dusk} 60%, ${light})` }}>
      <svg viewBox="0 0 160 110" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d={stars(world, 160, 60, 24)} stroke="#fff" strokeOpacity=".7" strokeWidth="1.5" strokeLinecap="round" />
        <circle cx="80" cy="58" r="44" fill={light} fillOpacity=".28" />
        <circle cx="80" cy="58" r="37" fill={light} fillOpacity=".32" />
        <circle cx="80" cy="58" r="44" fill="none" stroke="#fff0c4" strokeOpacity=".5" strokeWidth=".9" strokeDasharray="1.5 2.5" />
        <path d={ridge(world, 82, 6, 8)} fill={night} fillOpacity=".55" />
        <use href={`#leg-w-${world}`} x="41" y="19" width="82" height="82" fill="#1a0510" fillOpacity=".55" />
        <use href={`#leg-w-${world}`} x="39" y="16" width="82" height="82" fill="url(#leg-gold)" stroke="#3a1508" strokeWidth="5" />
        <path d={ridge(`${world}!`, 96, 5, 10)} fill={night} />
      </svg>
    </span>
  );
}
/** The eye of sector X with what its dwellers are known for. */
export function NicheX({ card }: { readonly card: XCard }) {
  return (
    <span className="leg-niche" data-x="">
      <svg viewBox="0 0 160 110" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d={stars(card, 160, 110, 26)} stroke="#fff0c4" strokeOpacity=".5" strokeWidth="1.3" strokeLinecap="round" />
        <circle cx="80" cy="55" r="46" fill="#0b0708" stroke="url(#leg-gold)" strokeWidth="1.5" />
        <circle cx="80" cy="55" r="41" fill="none" stroke="#e6bd6a" strokeOpacity=".4" strokeDasharray="1 3" />
        <use href={`#leg-w-${card}`} x="52" y="27" width="56" height="56" fill="url(#leg-gold)" />
      </svg>
    </span>
  );
}
