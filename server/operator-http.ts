/** The operator's requests: nobody gets further than the key. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Overview, Route } from '@cosmodrome/wire';
import type { FastifyRequest } from 'fastify';
import { Fault, slowDown } from './fault.ts';
import type { Asked, Handlers } from './http.ts';
import type { Bucket } from './limits.ts';
import type { Parts } from './parts.ts';
import * as schemas from './schemas.ts';

export const OPERATOR_COOKIE = 'cosmodrome_operator';
/** How long a browser is the operator's after the key was given. */
const LASTS_S = 12 * 3600;
type OperatorRoute = Extract<Route, `${string} /api/operator${string}`>;

export function operatorHandlers(
  parts: Parts,
  limit: { readonly signIns: Bucket; from(request: FastifyRequest): string; secure(request: FastifyRequest): boolean },
): Pick<Handlers, OperatorRoute> {
  const { operator, settings } = parts;
  /** Void with the key, or with the secret, it was made of. */
  const seal = (until: number): string =>
    createHmac('sha256', settings.secret).update(`operator/${settings.operatorKey}/${until}`).digest('base64url');
  const isSealed = (value: string): boolean => {
    const [until = '', given = ''] = value.split('.');
    if (!/^\d{1,15}$/.test(until) || Number(until) < Date.now()) return false;
    const [one, other] = [Buffer.from(given), Buffer.from(seal(Number(until)))];
    return one.length === other.length && timingSafeEqual(one, other);
  };
  const mustBeOperator = (request: FastifyRequest): void => {
    const cookie = request.cookies[OPERATOR_COOKIE];
    if (cookie !== undefined && isSealed(cookie)) return;
    const told = request.headers.authorization;
    if (told === undefined) throw new Fault(401, 'no-key', 'this is for whoever has the operator’s key');
    if (!limit.signIns.open(limit.from(request))) throw slowDown('too many tries; wait a few minutes');
    if (operator.isKey(told.replace(/^Bearer /, ''))) return;
    limit.signIns.take(limit.from(request));
    throw new Fault(401, 'wrong-key', 'this is not the operator’s key');
  };
  /** Whoever asks is the operator; what is answered is made after `work`. */
  const see = <B, A>(work: (body: B, query: { readonly find?: string }) => Promise<A>) => ({
    answer: async ({ request, body, query }: Asked): Promise<A> => {
      mustBeOperator(request);
      return work(body as B, query as { readonly find?: string });
    },
  });
  const act = <B>(work: (body: B) => Promise<void>) =>
    see<B, Overview>(async (body) => {
      await work(body);
      return operator.overview();
    });

  return {
    'POST /api/operator/enter': {
      body: schemas.operatorKey,
      answer: async ({ request, reply, body: { key } }) => {
        if (!limit.signIns.take(limit.from(request))) throw slowDown('too many tries; wait a few minutes');
        if (!operator.isKey(key)) throw new Fault(401, 'wrong-key', 'this is not the operator’s key');
        const until = Date.now() + LASTS_S * 1000;
        reply.setCookie(OPERATOR_COOKIE, `${until}.${seal(until)}`, {
          httpOnly: true,
          sameSite: 'strict',
          path: '/api/operator',
          maxAge: LASTS_S,
          secure: limit.secure(request),
        });
        return operator.overview();
      },
    },
    'POST /api/operator/leave': {
      body: schemas.nothing,
      answer: async ({ reply }) => {
        reply.clearCookie(OPERATOR_COOKIE, { path: '/api/operator' });
        return { left: true as const };
      },
    },
    'GET /api/operator': see(() => operator.overview()),
    'GET /api/operator/tables': { query: schemas.find, ...see((_, { find }) => operator.tables(find)) },
    'GET /api/operator/people': { query: schemas.find, ...see((_, { find }) => operator.people(find)) },
    'GET /api/operator/reports': see(() => operator.reports()),
    'GET /api/operator/deeds': see(() => operator.deeds()),
    'POST /api/operator/close': { body: schemas.closeTable, ...act<{ code: string }>(({ code }) => operator.close(code)) },
    'POST /api/operator/tidy': { body: schemas.tidy, ...see(({ days }: { days: number }) => operator.tidy(days)) },
    'POST /api/operator/ban': {
      body: schemas.ban,
      ...act<
        Parameters<typeof schemas.ban.parse>[0] & { kind: 'person' | 'address' | 'mute'; who: string; hours: number | null; reason: string }
      >(({ kind, who, hours, reason }) => operator.ban(kind, who, hours, reason)),
    },
    'POST /api/operator/unban': { body: schemas.unban, ...act<{ id: string }>(({ id }) => operator.unban(id)) },
    'POST /api/operator/remove': { body: schemas.onePerson, ...act<{ person: string }>(({ person }) => operator.remove(person)) },
    'POST /api/operator/password': { body: schemas.onePerson, ...see(({ person }: { person: string }) => operator.password(person)) },
    'POST /api/operator/seat': { body: schemas.onePerson, ...see(({ person }: { person: string }) => operator.seat(person)) },
    'POST /api/operator/announce': {
      body: schemas.announce,
      ...act<Parameters<typeof operator.announce>[0] extends infer S ? { say: S } : never>(({ say }) => operator.announce(say)),
    },
    'POST /api/operator/registrations': {
      body: schemas.registrations,
      ...act<{ open: boolean }>(({ open }) => operator.registrations(open)),
    },
  };
}
