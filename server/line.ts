/**
 * The way out to a socket. Most of what the server does is sending short texts, so this is where its time goes: a message leaves
 * as one buffer, made once for all who get it, past the layers that would look through it again.
 */
import type { GameServer, GameSocket } from './room.ts';

/** What is used of a connection's WebSocket (of `ws`); its own methods stay as they are for all that is not a short text. */
interface WebSocketLike {
  readonly readyState: number;
  readonly _socket: { readonly writableLength: number; write(data: Buffer, done?: (error?: Error | null) => void): boolean } | null;
  readonly _sender: { readonly _state: number } | undefined;
  send(data: unknown, ...rest: unknown[]): void;
  terminate(): void;
}
interface Encoder {
  encode(packet: { readonly type: number; readonly nsp: string; readonly id?: number; readonly data?: unknown }): string[];
}
const OPEN = 1;
const IDLE = 0;
/** Engine.IO's mark of a message, with Socket.IO's of an event and of an acknowledgement. */
const EVENT = '42';
const ACK = '43';
/**
 * So many bytes may wait for somebody who does not read them. Then the line is cut: whoever is only slow comes back and is sent
 * the present position instead of all that he missed. What is sent to one who has read everything may be longer.
 */
const MOST_WAITING = 512 * 1024;
/** Fewer messages than this are not worth adding up. */
const FEW = 4;

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

type Maker<T> = new (...args: never[]) => T;
/** What is used of Socket.IO's engine: it makes a new WebSocket server whenever it begins to listen. */
interface Engine {
  readonly ws: { readonly options: { readonly WebSocket: Maker<WebSocketLike> } };
  readonly opts: { wsEngine: Maker<object> };
}

/** Makes this server's texts leave in one piece, and keeps it from searching them for binary data: there is none. */
export function straighten(io: GameServer): void {
  const { ws, opts } = io.engine as unknown as Engine;
  class WholeTexts extends ws.options.WebSocket {
    override send(data: unknown, ...rest: unknown[]): void {
      const done = rest[0] as (() => void) | undefined;
      const plain = typeof data === 'string' && rest.length <= 1 && (done === undefined || typeof done === 'function');
      if (!plain || !sent(this, frameOf(data), done)) super.send(data, ...rest);
    }
  }
  opts.wsEngine = class extends opts.wsEngine {
    constructor(options: object) {
      super({ ...options, WebSocket: WholeTexts } as never);
    }
  };
  (io as unknown as { readonly encoder: Encoder }).encoder.encode = ({ type, nsp, id, data }) => [
    `${type}${nsp === '/' ? '' : `${nsp},`}${id ?? ''}${data === undefined ? '' : JSON.stringify(data)}`,
  ];
}

interface Connection {
  readonly readyState: string;
  readonly writeBuffer: readonly { readonly data?: unknown }[];
  readonly transport: { readonly name: string; readonly socket: WebSocketLike };
  close(discard: boolean): void;
}
/** Bytes that this connection was sent and has not taken yet. */
function waiting({ transport, writeBuffer }: Connection): number {
  let bytes = transport.name === 'websocket' ? (transport.socket._socket?.writableLength ?? 0) : 0;
  if (writeBuffer.length > FEW) for (const { data } of writeBuffer) if (typeof data === 'string') bytes += data.length;
  return bytes;
}
function cut(conn: Connection): void {
  if (conn.transport.name === 'websocket') conn.transport.socket.terminate();
  else conn.close(true);
}

/** A text to a socket: straight to the wire where all that was sent before is on it already; through the layers otherwise. */
function write(socket: GameSocket, text: string, framed: () => Buffer): void {
  const conn = socket.conn as unknown as Connection;
  if (waiting(conn) > MOST_WAITING) {
    cut(conn);
    return;
  }
  const straight = conn.transport.name === 'websocket' && conn.readyState === 'open' && conn.writeBuffer.length === 0;
  if (!straight || !sent(conn.transport.socket, framed())) socket.conn.write(text.slice(1));
}

/** An event that several sockets may get: written down once. */
export class Message {
  private readonly text: string;
  private frame: Buffer | undefined;
  constructor(event: string, value: unknown) {
    this.text = `${EVENT}${JSON.stringify([event, value])}`;
  }
  to(socket: GameSocket): void {
    write(socket, this.text, this.framed);
  }
  private readonly framed = (): Buffer => {
    this.frame ??= frameOf(this.text);
    return this.frame;
  };
}

/** Acknowledgements of this socket's messages go the same way. */
export function answerStraight(socket: GameSocket): void {
  (socket as unknown as { ack: typeof acknowledgement }).ack = acknowledgement;
}
function acknowledgement(this: GameSocket, id: number): (value: unknown) => void {
  return (value) => {
    const text = `${ACK}${id}${JSON.stringify([value])}`;
    write(this, text, () => frameOf(text));
  };
}
