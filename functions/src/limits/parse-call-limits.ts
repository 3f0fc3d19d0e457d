import { type LimitedKind, limitedKinds } from '@carwash/domain/endpoint/endpoint';

/** Most calls of each kind per caller, in any period of the given seconds. */
export type CallLimits = Record<LimitedKind, { calls: number; windowSeconds: number }>;

/**
 * High enough for an office that shares one address, low enough to slow down guessing, mass holds and waiting
 * calls.
 */
export const defaultCallLimits = [
  'sign_up=60/3600',
  'log_in=100/600',
  'password=30/600',
  'password_anywhere=100/600',
  'initiate=30/600',
  'image=60/600',
  'review=30/600',
  'return=60/600',
  // A return page asks once or twice each time it is loaded, and whenever the customer checks again.
  'settle=60/600',
  'settle_all=120/600',
  'reschedule=30/600',
  'cancel=30/600',
  'waitlist=30/600',
  // Reads all that is stored about a customer.
  'own_data=30/3600',
  // Each is a mail to somebody, who may not have asked for it.
  'account_mail=10/86400',
  // More than one network has, and over within the hour, so that a stranger does not keep the owner from a mail all day.
  'account_mail_anywhere=20/3600',
  'reset_mail_anywhere=20/3600',
  // Mail programs of a whole company may share an address.
  'by_link=120/3600',
  // Calendar apps ask from a few servers for many people.
  'calendar=600/600',
  // One link on all devices of a person, each of which asks every few minutes at most.
  'calendar_link=60/600',
  // All of these come from a few servers of the provider.
  'notify=600/60',
].join(' ');

const isKind = (kind: string | undefined): kind is LimitedKind =>
  limitedKinds.some((known) => known === kind);

/**
 * Parses limits in the format `kind=calls/seconds`, separated by spaces. Omitted kinds keep their default.
 * @throws Error for an unknown kind, or for anything but a positive whole number
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
