import { io, type Socket } from 'socket.io-client';
import { create } from 'zustand';
import { retryDelay } from '../logic/clock.ts';
import type { ClientToServer, ServerToClient } from './wire.ts';

/** The one connection of the page. It is kept up by our own clock, so that the reader sees when the next try comes. */
interface LineState {
  readonly up: boolean;
  /** When the line was lost (local ms); null while it is up or was never up. */
  readonly lostAt: number | null;
  readonly retryAt: number | null;
}
export const useLine = create<LineState>(() => ({ up: false, lostAt: null, retryAt: null }));

/** As much of it as a table needs: one that lives on this device has a line of its own (`here.ts`). */
export type TableLine = Pick<Socket<ServerToClient, ClientToServer>, 'connected' | 'emit' | 'on' | 'off'>;
let socket: Socket<ServerToClient, ClientToServer> | undefined;
let attempt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function lost(): void {
  const { lostAt } = useLine.getState();
  const wait = retryDelay(attempt++);
  useLine.setState({ up: false, lostAt: lostAt ?? Date.now(), retryAt: Date.now() + wait });
  clearTimeout(timer);
  timer = setTimeout(retryNow, wait);
}
export function retryNow(): void {
  clearTimeout(timer);
  useLine.setState({ retryAt: null });
  if (socket?.connected) return;
  socket?.connect();
}
/** Opens the line on first use. The guest's cookie must be there: ask for `me` first. */
export function line(): Socket<ServerToClient, ClientToServer> {
  if (socket) return socket;
  socket = io({ reconnection: false, autoConnect: false, withCredentials: true, transports: ['websocket', 'polling'] });
  socket.on('connect', () => {
    attempt = 0;
    useLine.setState({ up: true, lostAt: null, retryAt: null });
  });
  socket.on('disconnect', lost);
  socket.on('connect_error', lost);
  addEventListener('online', retryNow);
  addEventListener('offline', () => {
    if (socket?.connected) socket.disconnect().connect();
  });
  socket.connect();
  return socket;
}
/** After signing in or out the identity is another: the line is made anew. */
export function redial(): void {
  if (!socket) return;
  socket.off('disconnect', lost);
  socket.disconnect();
  socket.on('disconnect', lost);
  socket.connect();
}
