/**
 * The way out to a socket. Most of what the server does is sending short texts, so this is where its time goes: a message leaves
 * as one buffer, made once for all who get it, past the layers that would look through it again.
 */
import type { GameServer, GameSocket } from './room.ts';

/** What is used of a connection's WebSocket (of `ws`); its own methods stay as they are for all that is not a short text. */
interface WebSocketLike {
  readonly readyState: number;
  readonly _socket: { write(data: Buffer, done?: (error?: Error | null) => void): boolean } | null;
  readonly _sender: { readonly _state: number } | undefined;
  send(data: unknown, ...rest: unknown[]): void;
}
interface Encoder {
  encode(packet: { readonly type: number; readonly nsp: string; readonly id?: number; readonly data?: unknown }): string[];
}
const OPEN = 1;
const IDLE = 0;
/** Engine.IO's mark of a message, and Socket.IO's of an event. */
const EVENT = '42';

/** A text as a frame of the WebSocket protocol, unmasked and whole. */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = 0x81; // the last part of a text, and the first
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}

/** Hands a frame to the wire, if nothing is in its way. */
function sent(ws: WebSocketLike, frame: Buffer, done?: (error?: Error | null) => void): boolean {
  if (ws.readyState !== OPEN || ws._socket === null || (ws._sender?._state ?? IDLE) !== IDLE) return false;
  ws._socket.write(frame, done);
  return true;
}

/** Makes this server's texts leave in one piece, and keeps it from searching them for binary data: there is none. */
export function straighten(io: GameServer): void {
  const { options } = (
    io.engine as unknown as { readonly ws: { readonly options: { WebSocket: new (...args: never[]) => WebSocketLike } } }
  ).ws;
  options.WebSocket = class extends options.WebSocket {
    override send(data: unknown, ...rest: unknown[]): void {
      const done = rest.at(-1);
      const plain = typeof data === 'string' && rest.length <= 1;
      if (plain && sent(this, frameOf(data), typeof done === 'function' ? (done as () => void) : undefined)) return;
      super.send(data, ...rest);
    }
  };
  (io as unknown as { readonly encoder: Encoder }).encoder.encode = ({ type, nsp, id, data }) => [
    `${type}${nsp === '/' ? '' : `${nsp},`}${id ?? ''}${data === undefined ? '' : JSON.stringify(data)}`,
  ];
}

/** An event that several sockets may get: written down once. */
export class Message {
  private readonly text: string;
  private frame: Buffer | undefined;
  constructor(event: string, value: unknown) {
    this.text = `${EVENT}${JSON.stringify([event, value])}`;
  }
  /** Straight to the wire where all that was sent before is on it already; through the layers otherwise. */
  to(socket: GameSocket): void {
    const conn = socket.conn as unknown as {
      readonly readyState: string;
      readonly writeBuffer: readonly unknown[];
      readonly transport: { readonly name: string; readonly socket: WebSocketLike };
    };
    if (conn.transport.name === 'websocket' && conn.readyState === 'open' && conn.writeBuffer.length === 0) {
      this.frame ??= frameOf(this.text);
      if (sent(conn.transport.socket, this.frame)) return;
    }
    socket.conn.write(this.text.slice(1));
  }
}
