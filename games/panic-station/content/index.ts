export * from './cards.ts';
export * from './rooms.ts';
