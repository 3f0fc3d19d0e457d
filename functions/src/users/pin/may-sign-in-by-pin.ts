import { mayHavePin } from '@carwash/domain/users/pin';
import type { User } from '@carwash/domain/users/user';

/** Tells whether a person with a PIN may sign in with it now. */
export const maySignInByPin = ({ role, status }: User): boolean =>
  status === 'active' && mayHavePin(role);
