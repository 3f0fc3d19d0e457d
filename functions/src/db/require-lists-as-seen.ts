import { isDeepStrictEqual } from 'node:util';
import { listChangedMeanwhile } from '@carwash/domain/schema/seen-lists';
import { ApiError } from '../errors/api-error.ts';

type Lists = Partial<Record<string, unknown>>;

/** The list for comparison: forms do not tell a list that is empty from one that is missing. */
const comparable = (list: unknown): unknown =>
  JSON.parse(
    JSON.stringify(list ?? null, (_, value) =>
      Array.isArray(value) && value.length === 0 ? null : value,
    ),
  );

const areEqual = (one: unknown, other: unknown) =>
  isDeepStrictEqual(comparable(one), comparable(other));

/**
 * Keeps a caller from replacing a list that they do not know. A list that is already as it is to become is fine:
 * the call is repeated after a failure.
 * @param seen the lists from which the caller has made the new ones; lists that are missing are replaced in any case
 * @throws ApiError conflict when one of them is another by now
 */
export function requireListsAsSeen(seen: Lists | undefined, before: Lists, after: Lists): void {
  const isLost = Object.entries(seen ?? {}).some(
    ([name, list]) =>
      list !== undefined && !areEqual(before[name], list) && !areEqual(before[name], after[name]),
  );
  if (isLost) throw new ApiError('conflict', listChangedMeanwhile);
}
