import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Where the system knows threads by number (Linux), it runs this one when nobody else wants the processor. */
export function givePrecedence(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), 10);
  } catch {
    // Elsewhere it shares the processor like any other.
  }
}
