import type { Endpoint } from '@carwash/domain/endpoint/endpoint';
import { type ErrorCode, errorStatuses } from '@carwash/domain/endpoint/errors';
import { needsAppCheck } from '../http/needs-app-check.ts';

/** What a call can be refused with before its handler sees it. */
function wrapperErrors(endpoint: Endpoint): ErrorCode[] {
  const { method, auth, limits, response } = endpoint;
  // A browser is sent on, whatever it brings; only what is too large is not even looked at.
  if (response === 'redirect') return method === 'GET' ? ['internal'] : ['too_large', 'internal'];
  // Even a call that takes nothing refuses unknown parameters.
  const errors: ErrorCode[] = ['bad_input', 'internal'];
  if (needsAppCheck(endpoint)) errors.push('app_check_failed');
  if (auth !== 'anyone') errors.push('unauthenticated');
  if (auth !== 'anyone' && auth !== 'signedIn') errors.push('forbidden');
  if (method !== 'GET') errors.push('too_large', 'unsupported_media_type');
  if (limits.length > 0) errors.push('rate_limited');
  return errors;
}

/** Every error code that an endpoint may answer with, by status. */
export function errorsOf(endpoint: Endpoint): Map<number, ErrorCode[]> {
  const codes = new Set([...wrapperErrors(endpoint), ...endpoint.errors]);
  const byStatus = Map.groupBy(codes, (code) => errorStatuses[code]);
  return new Map([...byStatus].sort(([one], [other]) => one - other));
}

/** The status of an endpoint's good answer. */
export const successStatusOf = ({ response }: Endpoint): number =>
  response === 'redirect' ? 303 : 200;

/** Every status code that an endpoint may answer with, in ascending order. */
export const statusesOf = (endpoint: Endpoint): number[] => [
  successStatusOf(endpoint),
  ...errorsOf(endpoint).keys(),
];
