import type { AuditEntry } from '@carwash/domain/audit/audit-entry';
import type { User } from '@carwash/domain/users/user';

export interface Person {
  uid: string;
  name: string;
}

/**
 * By whom changes can be filtered, by name: the users that are known to have made some, such as the
 * admins of today, and whoever else made one that is shown. Who is chosen is always among them.
 */
export function peopleToChoose(
  users: readonly Pick<User, '_id' | 'name'>[],
  entries: readonly Pick<AuditEntry, 'by'>[],
  chosen: string | null,
): Person[] {
  const names = new Map<string, string>();
  if (chosen !== null) names.set(chosen, 'Somebody else');
  for (const { by } of entries) names.set(by.uid, by.name);
  // What somebody is called now counts more than what they were called then.
  for (const { _id, name } of users) names.set(_id, name);
  return [...names]
    .map(([uid, name]) => ({ uid, name }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
