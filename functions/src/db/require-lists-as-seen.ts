import { isDeepStrictEqual } from 'node:util';
import { listChangedMeanwhile } from '@carwash/domain/schema/seen-lists';
import { ApiError } from '../errors/api-error.ts';

type Lists = Partial<Record<string, unknown>>;

/** Returns a list for comparison. An empty list equals a missing one, because forms don't tell them apart. */
const comparable = (list: unknown): unknown =>
  JSON.parse(
    JSON.stringify(list ?? null, (_, value) =>
      Array.isArray(value) && value.length === 0 ? null : value,
    ),
  );

const areEqual = (one: unknown, other: unknown) =>
  isDeepStrictEqual(comparable(one), comparable(other));

/**
 * Checks lists against the caller's version. A list that is already as it is to become is fine, because a call is
 * repeated after a failure.
 * @param seen the lists from which the caller has made the new ones; lists that are left out are not checked
 * @throws ApiError conflict when a list is neither as the caller has seen it nor as it is to become
 */
export function requireListsAsSeen(seen: Lists | undefined, before: Lists, after: Lists): void {
  const isLost = Object.entries(seen ?? {}).some(
    ([name, list]) =>
      list !== undefined && !areEqual(before[name], list) && !areEqual(before[name], after[name]),
  );
  if (isLost) throw new ApiError('conflict', listChangedMeanwhile);
}
