import type { LimitedKind } from '@carwash/domain/api/endpoint';
import type { Request, Response } from 'express';
import { ApiError } from './api-error.ts';
import type { Caller } from './handler.ts';
import { networkOf } from './network-of.ts';

/**
 * Counts a call and says whether it is one too many.
 * @param who the caller: a uid, or the address of somebody who is not signed in
 * @returns null if it may go on, else the seconds after which it may be tried again
 */
export type CallLimiter = (kind: LimitedKind, who: string) => Promise<number | null>;

/** Behind Hosting and Cloud Run the last address that a proxy of ours added is the caller's. */
const networkOfCaller = ({ ip }: Request): string => (ip ? networkOf(ip) : 'unknown');

/** @throws ApiError rate_limited, after setting Retry-After */
export async function limitCalls(
  limiter: CallLimiter,
  kind: LimitedKind,
  caller: Caller | null,
  request: Request,
  response: Response,
): Promise<void> {
  const who = caller ? `uid:${caller.uid}` : `ip:${networkOfCaller(request)}`;
  const retryAfter = await limiter(kind, who);
  if (retryAfter === null) return;
  response.set('retry-after', String(retryAfter));
  throw new ApiError('rate_limited', 'Too many attempts. Please try again later.');
}
