import { type LimitedKind, limitedKinds } from '@carwash/domain/endpoint/endpoint';

/** How many calls of each kind a caller has, in any stretch of so many seconds. */
export type CallLimits = Record<LimitedKind, { calls: number; windowSeconds: number }>;

/** Enough for an office behind one address; few enough to make guessing and hoarding slow. */
export const defaultCallLimits = [
  'sign_up=60/3600',
  'log_in=100/600',
  'password=30/600',
  'password_anywhere=100/600',
  'initiate=30/600',
  'image=60/600',
  'review=30/600',
  'return=60/600',
  // All of them come from the provider's few servers.
  'notify=600/60',
].join(' ');

const isKind = (kind: string | undefined): kind is LimitedKind =>
  limitedKinds.some((known) => known === kind);

/**
 * Reads limits written as `kind=calls/seconds`, separated by spaces. Kinds that are left out keep
 * their default.
 * @throws Error for a kind that does not exist or anything that is not a positive whole number
 */
export function parseCallLimits(text: string): CallLimits {
  const limits: Partial<CallLimits> = {};
  for (const part of `${defaultCallLimits} ${text}`.split(/\s+/).filter(Boolean)) {
    const [, kind, calls, windowSeconds] = /^(\w+)=([1-9]\d*)\/([1-9]\d*)$/.exec(part) ?? [];
    if (!isKind(kind)) throw new Error(`CALL_LIMITS cannot be read at ${part}`);
    limits[kind] = { calls: Number(calls), windowSeconds: Number(windowSeconds) };
  }
  return limits as CallLimits;
}
