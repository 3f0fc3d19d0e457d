import type { Role } from '@carwash/domain/roles/role';
import { minuteMs } from '@carwash/domain/time/durations';
import { type Account, newAccount as newAccountOn } from '../../../support/accounts/accounts.ts';
import { contextAt } from '../server/server-context.ts';

export type { Account };

/**
 * An account with its claim and its profile, as signing up left it a minute ago: a token that is as
 * old as its claims would be renewed at once.
 */
export const newAccount = (role: Role = 'user', name?: string): Promise<Account> =>
  newAccountOn({ context: contextAt(new Date(Date.now() - minuteMs)) }, { role, name });
