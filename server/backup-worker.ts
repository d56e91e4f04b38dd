/** A thread that writes one backup. */
import { parentPort, workerData } from 'node:worker_threads';
import { backup } from './backup.ts';
import { givePrecedence } from './precedence.ts';
import type { Settings } from './settings.ts';

const { settings, file, follows } = workerData as { settings: Settings; file: string; follows: string | undefined };
givePrecedence();
parentPort?.postMessage(await backup(settings, file, follows));
