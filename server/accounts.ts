/** Accounts with a password: better-auth keeps users, passwords and sessions; nothing of that is made at home. */
import type { IncomingHttpHeaders } from 'node:http';
import { betterAuth } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { getMigrations } from 'better-auth/db/migration';
import { fromNodeHeaders } from 'better-auth/node';
import { username } from 'better-auth/plugins/username';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { Fault } from './fault.ts';
import type { Settings } from './settings.ts';
import type { Storage } from './storage.ts';

const PREFIX = 'cosmodrome';
/** Users without an e-mail get an address that can never be delivered to. */
const NOWHERE = 'users.invalid';

interface AuthTables {
  user: { id: string; email: string; username: string | null; displayUsername: string | null };
}
export interface Signed {
  readonly userId: string;
  /** Set-Cookie headers. */
  readonly cookies: readonly string[];
}

export class Accounts {
  private readonly auth: ReturnType<typeof makeAuth>;
  private readonly db: Kysely<AuthTables>;
  private constructor(storage: Storage, auth: ReturnType<typeof makeAuth>) {
    this.auth = auth;
    this.db = storage.db as unknown as Kysely<AuthTables>;
  }
  static async open(storage: Storage, settings: Settings): Promise<Accounts> {
    const auth = makeAuth(storage, settings);
    await storage.alone(async () => {
      const { runMigrations } = await getMigrations(auth.options);
      await runMigrations();
    });
    return new Accounts(storage, auth);
  }

  /** The user of a valid session. */
  async userOf(headers: IncomingHttpHeaders, cookies: Readonly<Record<string, string | undefined>>): Promise<string | undefined> {
    if (!Object.keys(cookies).some((name) => name.includes(`${PREFIX}.session_token`))) return undefined;
    const session = await this.auth.api.getSession({ headers: fromNodeHeaders({ cookie: headers.cookie }) });
    return session?.user.id;
  }
  async nameOf(userId: string): Promise<string | null> {
    const user = await this.db
      .selectFrom('user')
      .select(['email', 'username', 'displayUsername'])
      .where('id', '=', userId)
      .executeTakeFirst();
    return user ? (user.displayUsername ?? user.username ?? user.email) : null;
  }
  async signUp(login: string, password: string, name: string): Promise<Signed> {
    const body = login.includes('@') ? { email: login, password, name } : { email: `${login}@${NOWHERE}`, username: login, password, name };
    return this.signed(() => this.auth.api.signUpEmail({ body, returnHeaders: true }), 'login-taken');
  }
  async signIn(login: string, password: string): Promise<Signed> {
    return this.signed(
      () =>
        login.includes('@')
          ? this.auth.api.signInEmail({ body: { email: login, password }, returnHeaders: true })
          : this.auth.api.signInUsername({ body: { username: login, password }, returnHeaders: true }),
      'wrong-login',
    );
  }
  async signOut(headers: IncomingHttpHeaders): Promise<readonly string[]> {
    try {
      const out = await this.auth.api.signOut({ headers: fromNodeHeaders({ cookie: headers.cookie }), returnHeaders: true });
      return out.headers.getSetCookie();
    } catch (error) {
      if (error instanceof APIError) return [];
      throw error;
    }
  }
  /** Signs a browser in without a password: whoever calls this has made sure who it is. */
  async enter(userId: string): Promise<Signed> {
    return this.signed(() => this.auth.api.enter({ body: { userId }, returnHeaders: true }), 'wrong-login');
  }
  /** Every other browser is signed out. */
  async changePassword(headers: IncomingHttpHeaders, before: string, after: string): Promise<Signed> {
    return this.signed(
      () =>
        this.auth.api.changePassword({
          body: { currentPassword: before, newPassword: after, revokeOtherSessions: true },
          headers: fromNodeHeaders({ cookie: headers.cookie }),
          returnHeaders: true,
        }),
      'wrong-login',
    );
  }
  /** Every browser is signed out. */
  async setPassword(userId: string, password: string): Promise<void> {
    const { internalAdapter, password: made } = await this.auth.$context;
    await internalAdapter.updatePassword(userId, await made.hash(password));
    await internalAdapter.deleteUserSessions(userId);
  }
  async isPassword(userId: string, password: string): Promise<boolean> {
    const { internalAdapter, password: made } = await this.auth.$context;
    const kept = (await internalAdapter.findAccounts(userId)).find((a) => a.providerId === 'credential')?.password;
    return kept ? made.verify({ password, hash: kept }) : false;
  }
  /** Browsers in which this account is signed in: since when, and until when if they stay away. */
  async sessions(userId: string): Promise<readonly { readonly since: number; readonly until: number }[]> {
    const { internalAdapter } = await this.auth.$context;
    return (await internalAdapter.listSessions(userId)).map((s) => ({ since: +new Date(s.createdAt), until: +new Date(s.expiresAt) }));
  }
  async byLogin(login: string): Promise<string | undefined> {
    const user = await this.db
      .selectFrom('user')
      .select('id')
      .where((eb) => eb.or([eb('email', '=', login), eb('username', '=', login)]))
      .executeTakeFirst();
    return user?.id;
  }
  async remove(userId: string): Promise<void> {
    const { internalAdapter } = await this.auth.$context;
    await internalAdapter.deleteUserSessions(userId);
    await internalAdapter.deleteAccounts(userId);
    await internalAdapter.deleteUser(userId);
  }
  private async signed(
    act: () => Promise<{ headers: Headers; response: { user?: { id: string } } | null }>,
    otherwise: 'login-taken' | 'wrong-login',
  ): Promise<Signed> {
    try {
      const { headers, response } = await act();
      if (response?.user) return { userId: response.user.id, cookies: headers.getSetCookie() };
    } catch (error) {
      if (!(error instanceof APIError)) throw error;
    }
    throw otherwise === 'login-taken'
      ? new Fault(409, 'login-taken', 'this e-mail or user name is taken')
      : new Fault(401, 'wrong-login', 'no account has this name and password');
  }
  async tidy(now: Date): Promise<void> {
    await sql`delete from session where ${sql.ref('expiresAt')} < ${now.toISOString()}`.execute(this.db);
  }
}

/** A session for somebody who was recognised otherwise: by a link of his own. Nothing from outside reaches it: see `makeAuth`. */
const entering = {
  id: 'entering',
  endpoints: {
    enter: createAuthEndpoint('/enter', { method: 'POST', body: z.object({ userId: z.string() }) }, async (c) => {
      const { internalAdapter } = c.context;
      const user = await internalAdapter.findUserById(c.body.userId);
      if (!user) throw new APIError('NOT_FOUND');
      const session = await internalAdapter.createSession(user.id);
      await setSessionCookie(c, { session, user });
      return c.json({ user: { id: user.id } });
    }),
  },
} as const;

function makeAuth(storage: Storage, settings: Settings) {
  return betterAuth({
    appName: 'Cosmodrome',
    baseURL: 'http://localhost',
    secret: settings.secret,
    database: { db: storage.db, type: storage.kind },
    emailAndPassword: { enabled: true, minPasswordLength: 8, maxPasswordLength: 128, autoSignIn: true },
    session: { expiresIn: 60 * 60 * 24 * 90, updateAge: 60 * 60 * 24 * 7 },
    plugins: [username({ minUsernameLength: 3, maxUsernameLength: 30 }), entering],
    // Requests reach it through our own routes, which check origins and count tries.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      cookiePrefix: PREFIX,
      useSecureCookies: false,
      disableCSRFCheck: true,
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, path: '/' },
    },
  });
}
