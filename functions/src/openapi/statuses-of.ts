import type { Endpoint } from '@carwash/domain/endpoint/endpoint';
import { type ErrorCode, errorStatuses } from '@carwash/domain/endpoint/errors';
import { needsAppCheck } from '../http/needs-app-check.ts';

/** Errors that the wrapper may return before the handler runs. */
function wrapperErrors(endpoint: Endpoint): ErrorCode[] {
  const { method, auth, limits, response } = endpoint;
  // A browser is always redirected. Only a body that is too large is rejected.
  if (response === 'redirect') return method === 'GET' ? ['internal'] : ['too_large', 'internal'];
  // Even a call without parameters rejects unknown ones.
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

/** The status of an endpoint's successful response. */
export const successStatusOf = ({ response }: Endpoint): number =>
  response === 'redirect' ? 303 : 200;

/** Every status code that an endpoint may answer with, in ascending order. */
export const statusesOf = (endpoint: Endpoint): number[] => [
  successStatusOf(endpoint),
  ...errorsOf(endpoint).keys(),
];
