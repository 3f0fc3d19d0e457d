import { type BlockList, isIP } from 'node:net';
import type { Endpoint } from '@carwash/domain/endpoint/endpoint';
import { maxImageBytes } from '@carwash/domain/images/endpoints';
import type { Request, RequestHandler } from 'express';
import { ApiError, tooManyCalls } from '../errors/api-error.ts';
import { type AuthGuards, authenticate, type Profiles } from './authenticate.ts';
import { type Admission, type ApiRequest, type Handler, readsAhead } from './handler.ts';
import { type CallerMarks, type CallLimiter, countCall } from './limit-calls.ts';
import { needsAppCheck } from './needs-app-check.ts';
import { networkOf } from './network-of.ts';
import { type ReadInput, readInput } from './read-input.ts';
import { readUpload } from './read-upload.ts';
import { sendAnswer } from './send-answer.ts';

/** Verifies an App Check token. Rejects if it was not issued for this project's site. */
type VerifyApp = (token: string) => Promise<unknown>;

/**
 * Rejects calls that do not come from the site.
 * @param verify null when App Check is off
 * @throws ApiError app_check_failed
 */
async function checkApp(
  endpoint: Endpoint,
  request: Request,
  verify: VerifyApp | null,
): Promise<void> {
  if (!verify || !needsAppCheck(endpoint)) return;
  const token = request.get('x-firebase-appcheck');
  try {
    if (token) {
      await verify(token);
      return;
    }
  } catch {
    // An invalid token gets the same answer as a missing one.
  }
  throw new ApiError(
    'app_check_failed',
    'This call does not come from our site. Please reload it.',
  );
}

/**
 * Header that Firebase Hosting's edge server sets to the client's address; it overwrites any value from the
 * client.
 */
const edgeHeader = 'fastly-client-ip';

const isTrusted = (peer: string, trustedProxies: BlockList): boolean =>
  trustedProxies.check(peer, isIP(peer) === 6 ? 'ipv6' : 'ipv4');

/**
 * Returns the network of the caller. Google's front end appends the address that connected to it to
 * X-Forwarded-For; clients can't fake that entry. If it is an address of Hosting, the edge header has the
 * client's address. From any other address the edge header may be faked and is ignored.
 * @returns null when it is not known: behind Hosting, but without the header
 */
function callerNetwork(request: Request, trustedProxies: BlockList): string | null {
  const peer = request.ip ?? '';
  if (isIP(peer) === 0) return null;
  if (!isTrusted(peer, trustedProxies)) return networkOf(peer);
  const client = request.get(edgeHeader)?.trim() ?? '';
  return isIP(client) === 0 ? null : networkOf(client);
}

export interface CallGuards extends AuthGuards {
  limiter: CallLimiter;
  /** Proxies whose header with the caller's address is trusted. */
  trustedProxies: BlockList;
  /** Verifies App Check tokens; null if App Check is off. */
  verifyApp: VerifyApp | null;
  /** Called for each call that may change something. */
  noteChange: () => Promise<void>;
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function marksOf(
  { caller, params, body }: ReadInput,
  request: Request,
  guards: CallGuards,
): CallerMarks {
  const { email, transactionId, slotId, file } = { ...params, ...body } as Record<string, unknown>;
  return {
    account: caller?.uid ?? null,
    address: callerNetwork(request, guards.trustedProxies),
    email: (textOrNull(email) ?? caller?.email)?.toLowerCase() ?? null,
    // Calls that name the slot instead of the payment are counted by slot.
    payment: textOrNull(transactionId ?? slotId),
    calendar: textOrNull(file),
  };
}

/**
 * Returns whether the call is over its limit.
 * @throws ApiError too_many_calls, unless a browser must be redirected
 */
async function admissionTo(
  { response }: Endpoint,
  verdict: Promise<number | null>,
): Promise<Admission> {
  const retryAfter = await verdict;
  const isOverLimit = retryAfter !== null;
  if (isOverLimit && response !== 'redirect') throw tooManyCalls(retryAfter);
  return { isOverLimit };
}

/**
 * Wraps every handler: token, role, schemas, rate limits, file, response. A call is counted after its input
 * was validated and before the handler runs. A handler that reads ahead has its call counted itself.
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
    const caller = await authenticate(guards, context, endpoint.auth, token);
    const input = await readInput(endpoint, request, caller);
    const marks = marksOf(input, request, guards);
    let admission: Promise<Admission> | undefined;
    const admit = () => {
      if (!admission) {
        admission = admissionTo(endpoint, countCall(endpoint.limits, marks, guards.limiter));
        // A handler may still be reading when it rejects.
        admission.catch(() => {});
      }
      return admission;
    };
    if (!readsAhead(handler)) await admit();
    const noted = endpoint.method === 'GET' ? null : guards.noteChange();
    const file = endpoint.accepts === 'image' ? await readUpload(request, maxImageBytes) : null;
    const answering = handler({ ...input, file, admit } as ApiRequest<Endpoint>, context);
    const [answered] = await Promise.allSettled([answering, noted]);
    // A caller who is not admitted gets only that error, even if the handler has failed first.
    await admission;
    if (answered.status === 'rejected') throw answered.reason;
    await sendAnswer(endpoint, response, answered.value);
  };
