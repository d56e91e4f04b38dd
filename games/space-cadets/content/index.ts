export * from './aliens.ts';
export * from './cards.ts';
export * from './names.ts';
export * from './rocketeers.ts';
export * from './rooms.ts';
export * from './scenarios.ts';
export * from './tiles.ts';
export * from './tokens.ts';
