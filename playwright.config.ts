import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** The browser the front door found, Debian's chromium where it is installed, else Playwright's own. */
const browser = process.env.CHROMIUM ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/build.ts',
  outputDir: process.env.E2E_OUT ?? 'test-results',
  // Every test opens its own table on the worker's own server. Half of the time they wait: two cores carry three of them.
  workers: Number(process.env.E2E_WORKERS ?? 3),
  fullyParallel: true,
  // What is waited for comes sooner or later: a busy machine is no fault.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  reporter: process.env.CI ? [['list']] : [['line']],
  use: {
    locale: 'fr-FR',
    colorScheme: 'dark',
    viewport: { width: 1440, height: 900 },
    // A trace of every step takes as long as the test itself: TRACE=1 to look into a failure.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: browser ? { executablePath: browser } : {},
  },
});
