import type { SignIn } from '@carwash/domain/users/endpoints';

let credentials: SignIn | null = null;

/**
 * The credentials of an account that has just been created, for the sign-in page that follows. Kept in memory
 * only: a password has no place in the browser's history.
 */
export const newCredentials = {
  read: () => credentials,
  keep(created: SignIn): void {
    credentials = created;
  },
  forget(): void {
    credentials = null;
  },
};
