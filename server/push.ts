/**
 * Notices that a browser shows though no page is open (Web Push). The keys that say who calls follow from the secret of the house: no account
 * anywhere is needed, and a house that is moved calls the same browsers. What is said is encrypted for that browser alone.
 */
import { createECDH, createHmac } from 'node:crypto';
import type { Pace, PushTo } from '@cosmodrome/wire';
import webpush from 'web-push';
import type { Settings } from './settings.ts';

/** Not worth waking anybody for later than this: a phone that was out for two days is still told of a table over days. */
const TTL_S = { now: 24 * 3600, days: 7 * 24 * 3600 } as const;
/** Whose house it is, where it has no address that the services of browsers take: they want https. */
const NOBODYS = 'https://cosmodrome.invalid';
const PATIENCE_MS = 10_000;

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}
/** A private key is any number below the order of the curve: a digest is, but for one of four thousand million. */
function keysOf(secret: string): Keys {
  for (let n = 0; ; n++) {
    const pair = createECDH('prime256v1');
    try {
      pair.setPrivateKey(createHmac('sha256', secret).update(`push/${n}`).digest());
      return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
    } catch {
      // The next one.
    }
  }
}
export interface Notice {
  readonly title: string;
  readonly body: string;
  /** Where one tap leads. */
  readonly path: string;
  /** A newer notice of the same takes its place. */
  readonly tag: string;
}
export class Push {
  private readonly settings: Settings;
  private readonly keys: Keys;
  constructor(settings: Settings) {
    this.settings = settings;
    this.keys = keysOf(settings.secret);
  }
  get publicKey(): string {
    return this.keys.publicKey;
  }
  /** Only to the services of browsers: never to an address of this machine or network, whatever a page says. */
  admits(endpoint: string): boolean {
    if (!URL.canParse(endpoint) || endpoint.length > 1000) return false;
    const { protocol, hostname, port, username } = new URL(endpoint);
    if (this.settings.pushTo !== undefined) return endpoint.startsWith(this.settings.pushTo);
    return protocol === 'https:' && port === '' && username === '' && SERVICES.some((s) => hostname === s || hostname.endsWith(`.${s}`));
  }
  /** False: this browser is called no more. Throws if it may be tried again. */
  async send(to: PushTo, notice: Notice, pace: Pace['kind']): Promise<boolean> {
    const { publicUrl } = this.settings;
    const { endpoint, method, headers, body } = webpush.generateRequestDetails(to, JSON.stringify(notice), {
      TTL: pace === 'days' ? TTL_S.days : TTL_S.now,
      urgency: 'normal',
      topic: notice.tag.slice(0, 32),
      vapidDetails: { subject: publicUrl?.startsWith('https:') ? publicUrl : NOBODYS, ...this.keys },
    });
    const answer = await fetch(endpoint, {
      method,
      headers: headers as Record<string, string>,
      body: body as Uint8Array<ArrayBuffer>,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    if (answer.ok) return true;
    if (answer.status === 404 || answer.status === 410) return false;
    throw new Error(`the push service answers ${answer.status}`);
  }
}
/** Whose browsers they are: Chrome and others on it, Firefox, Safari, Edge. */
const SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];
