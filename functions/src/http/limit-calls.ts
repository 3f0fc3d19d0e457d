import type { LimitedKind } from '@carwash/domain/api/endpoint';
import type { Request } from 'express';
import { tooManyCalls } from './api-error.ts';
import type { Caller } from './handler.ts';
import { networkOf } from './network-of.ts';

/**
 * Counts a call and says whether it is one too many.
 * @param who the caller: a uid, or the address of somebody who is not signed in
 * @returns null if it may go on, else the seconds after which it may be tried again
 */
export type CallLimiter = (kind: LimitedKind, who: string) => Promise<number | null>;

/** The address that the last proxy in front of us saw; how many are ours is set by `trust proxy`. */
const networkOfCaller = ({ ip }: Request): string => (ip ? networkOf(ip) : 'unknown');

/** @throws ApiError rate_limited */
export async function limitCalls(
  limiter: CallLimiter,
  kind: LimitedKind,
  caller: Caller | null,
  request: Request,
): Promise<void> {
  const who = caller ? `uid:${caller.uid}` : `ip:${networkOfCaller(request)}`;
  const retryAfter = await limiter(kind, who);
  if (retryAfter !== null) throw tooManyCalls(retryAfter);
}
