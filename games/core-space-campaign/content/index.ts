export * from './arc.ts';
export * from './outcomes.ts';
export * from './people.ts';
export * from './posts.ts';
export * from './ships.ts';
