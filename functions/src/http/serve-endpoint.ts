import type { BlockList } from 'node:net';
import type { Endpoint } from '@carwash/domain/endpoint/endpoint';
import { maxImageBytes } from '@carwash/domain/images/endpoints';
import type { Request, RequestHandler } from 'express';
import type { Auth } from 'firebase-admin/auth';
import { tooManyCalls } from '../errors/api-error.ts';
import { authenticate, type Profiles } from './authenticate.ts';
import { callerNetwork } from './caller-address.ts';
import { checkApp, type VerifyApp } from './check-app.ts';
import type { ApiRequest, Handler } from './handler.ts';
import { type CallerMarks, type CallLimiter, countCall } from './limit-calls.ts';
import { type ReadInput, readInput } from './read-input.ts';
import { readUpload } from './read-upload.ts';
import { sendAnswer } from './send-answer.ts';

export interface CallGuards {
  auth: Auth;
  limiter: CallLimiter;
  /** Proxies whose header with the caller's address is trusted. */
  trustedProxies: BlockList;
  /** Verifies App Check tokens; null if App Check is off. */
  verifyApp: VerifyApp | null;
}

function marksOf({ caller, body }: ReadInput, request: Request, guards: CallGuards): CallerMarks {
  const { email } = body as { email?: unknown };
  return {
    account: caller?.uid ?? null,
    address: callerNetwork(request, guards.trustedProxies),
    email: typeof email === 'string' ? email.toLowerCase() : null,
  };
}

/**
 * The wrapper around every handler: token, role, schemas, rate limits, file, response. A call is
 * counted after its input was validated and before the handler runs. `answerError` handles errors.
 */
export const serveEndpoint =
  <Context extends Profiles>(
    endpoint: Endpoint,
    handler: Handler<Context, Endpoint>,
    { context, ...guards }: CallGuards & { context: Context },
  ): RequestHandler =>
  async (request, response) => {
    await checkApp(endpoint, request, guards.verifyApp);
    const token = request.get('authorization');
    const caller = await authenticate(guards.auth, context, endpoint.auth, token);
    const input = await readInput(endpoint, request, caller);
    const marks = marksOf(input, request, guards);
    const retryAfter = await countCall(endpoint.limits, marks, guards.limiter);
    const isOverLimit = retryAfter !== null;
    if (isOverLimit && endpoint.response !== 'redirect') throw tooManyCalls(retryAfter);
    const file = endpoint.accepts === 'image' ? await readUpload(request, maxImageBytes) : null;
    const answer = await handler({ ...input, file, isOverLimit } as ApiRequest<Endpoint>, context);
    await sendAnswer(endpoint, response, answer);
  };
