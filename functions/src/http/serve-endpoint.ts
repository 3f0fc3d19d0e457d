import type { Endpoint } from '@carwash/domain/api/endpoint';
import type { RequestHandler } from 'express';
import type { Auth } from 'firebase-admin/auth';
import { authenticate, type Profiles } from './authenticate.ts';
import type { Handler } from './handler.ts';
import { type CallLimiter, limitCalls } from './limit-calls.ts';
import { readInput } from './read-input.ts';
import { sendAnswer } from './send-answer.ts';

/** The one wrapper around every handler: token, role, limit, schemas, answer. Errors go to `answerError`. */
export const serveEndpoint =
  <Context extends Profiles>(
    endpoint: Endpoint,
    handler: Handler<Context, Endpoint>,
    { auth, limiter, context }: { auth: Auth; limiter: CallLimiter; context: Context },
  ): RequestHandler =>
  async (request, response) => {
    const caller = await authenticate(auth, context, endpoint.who, request.get('authorization'));
    if (endpoint.limited) await limitCalls(limiter, endpoint.limited, caller, request);
    const input = await readInput(endpoint, request, caller);
    await sendAnswer(endpoint, response, await handler(input, context));
  };
