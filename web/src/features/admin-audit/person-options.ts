import type { AuditEntry } from '@carwash/domain/audit/audit-entry';
import type { User } from '@carwash/domain/users/user';

interface PersonOption {
  uid: string;
  name: string;
}

/**
 * Returns the options of the person filter, sorted by name: the given users, such as the current staff, and
 * the authors of the listed entries. The chosen person is always included.
 */
export function personOptions(
  users: readonly Pick<User, '_id' | 'name'>[],
  entries: readonly Pick<AuditEntry, 'by'>[],
  chosen: string | null,
): PersonOption[] {
  const names = new Map<string, string>();
  if (chosen !== null) names.set(chosen, 'Somebody else');
  for (const { by } of entries) names.set(by.uid, by.name);
  // A person's current name replaces the one from an older entry.
  for (const { _id, name } of users) names.set(_id, name);
  return [...names]
    .map(([uid, name]) => ({ uid, name }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
