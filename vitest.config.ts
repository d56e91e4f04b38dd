import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.{ts,tsx}'],
    // In .data a test that follows the guide for new games builds one; a run that was broken off leaves it there.
    exclude: ['**/node_modules/**', '**/e2e/**', '.data/**'],
    // Starting a process per file is the whole cost of a run on two cores; tests share nothing but pure modules.
    isolate: false,
    // Left to itself it keeps one core free; half of the long tests wait for servers anyway.
    maxWorkers: '100%',
    // What is waited for comes sooner or later: a busy machine is no fault.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
