export * from './classes.ts';
export * from './goods.ts';
export * from './plans.ts';
export * from './reasons.ts';
export * from './team.ts';
export * from './tiles.ts';
export * from './tokens.ts';
