/** Tables of this device on their way out: to the server, or to a file. */
import { formatRecord, type Name } from '@cosmodrome/kernel/record-file';
import { tableKept } from '../device/disk.ts';
import type { Kept } from '../device/kept.ts';
import { api, here } from './api.ts';
import { refreshHere } from './tables.ts';
import type { MatchRecord, TableInfo } from './wire.ts';

const nameOf = ({ kind, name, bot }: Kept['seats'][number]): Name => (kind === 'bot' ? { bot: bot ?? 'random' } : { person: name });

/** The server plays it again and keeps it; from then on it is only read here. Gives its table there. */
export async function sendTable(code: string): Promise<TableInfo> {
  const kept = await tableKept(code);
  if (!kept) throw new Error('no such table');
  const names = kept.seats.map(nameOf);
  const record = formatRecord(kept.opening, kept.entries, { names, title: kept.name });
  const table = await api.send({ from: kept.code, record, ...(kept.training ? { training: true } : {}) });
  await here.sent(code, table.code);
  await refreshHere();
  return table;
}
/** The file of a match that is over, wherever it was played. */
export function fileOf(table: TableInfo, { start, entries }: MatchRecord): string {
  const { game, version, seats, options, brief, bookmark } = start;
  const opening = { game, version, seats, options, ...(brief === undefined ? {} : { brief }), seed: 'none' };
  const names = table.seats.map(
    ({ sitter }): Name => (sitter.kind === 'bot' ? { bot: sitter.bot } : { person: sitter.kind === 'open' ? '' : sitter.name }),
  );
  return formatRecord(opening, entries, { start: bookmark, names, title: table.name });
}
/** Hands a text over as a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
