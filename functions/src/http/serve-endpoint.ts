import type { BlockList } from 'node:net';
import type { Endpoint } from '@carwash/domain/endpoint/endpoint';
import { maxImageBytes } from '@carwash/domain/images/endpoints';
import type { Request, RequestHandler } from 'express';
import type { Auth } from 'firebase-admin/auth';
import { tooManyCalls } from '../errors/api-error.ts';
import { authenticate, type Profiles } from './authenticate.ts';
import { callerNetwork } from './caller-address.ts';
import { checkApp, type VerifyApp } from './check-app.ts';
import { type Admission, type ApiRequest, type Handler, readsAhead } from './handler.ts';
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

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function marksOf(
  { caller, params, body }: ReadInput,
  request: Request,
  guards: CallGuards,
): CallerMarks {
  const { email, transactionId } = { ...params, ...body } as Record<string, unknown>;
  return {
    account: caller?.uid ?? null,
    address: callerNetwork(request, guards.trustedProxies),
    email: textOrNull(email)?.toLowerCase() ?? null,
    payment: textOrNull(transactionId),
  };
}

/**
 * Returns whether the call is over its limit.
 * @throws ApiError too_many_calls, unless a browser must be redirected
 */
async function admit({ response }: Endpoint, verdict: Promise<number | null>): Promise<Admission> {
  const retryAfter = await verdict;
  const isOverLimit = retryAfter !== null;
  if (isOverLimit && response !== 'redirect') throw tooManyCalls(retryAfter);
  return { isOverLimit };
}

/**
 * Wraps every handler: token, role, schemas, rate limits, file, response. A call is counted after its input
 * was validated and before the handler runs. A handler that reads ahead runs while its call is counted.
 * `answerError` handles errors.
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
    const admission = admit(endpoint, countCall(endpoint.limits, marks, guards.limiter));
    if (!readsAhead(handler)) await admission;
    const file = endpoint.accepts === 'image' ? await readUpload(request, maxImageBytes) : null;
    const answering = handler({ ...input, file, admission } as ApiRequest<Endpoint>, context);
    // A caller who is not admitted gets only that error, even if the handler has failed first.
    const [admitted, answered] = await Promise.allSettled([admission, answering]);
    if (admitted.status === 'rejected') throw admitted.reason;
    if (answered.status === 'rejected') throw answered.reason;
    await sendAnswer(endpoint, response, answered.value);
  };
