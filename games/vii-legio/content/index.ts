export * from './exploration.ts';
export * from './extrasolar.ts';
export * from './imperator.ts';
export * from './map.ts';
export * from './objectives.ts';
export * from './ships.ts';
export * from './track.ts';
