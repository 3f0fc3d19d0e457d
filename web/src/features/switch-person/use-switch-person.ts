import type { PinPerson } from '@carwash/domain/users/pin-endpoints';
import { useState } from 'react';
import { authFailureText } from '~/entities/users/auth-failure-text';
import { paths } from '~/lib/address/paths';
import { callApi } from '~/lib/api/call-api';
import { forgetDrafts } from '~/lib/session/forget-drafts';
import { signInWithCustomToken } from '~/lib/session/sign-in';

/**
 * Signs in another person by PIN and opens their first page. The page is loaded anew, in place of the present one,
 * so that nothing of the person before stays in it.
 */
export function useSwitchPerson() {
  const [problem, setProblem] = useState<string | null>(null);

  /** Resolves to whether the person is signed in. */
  const switchTo = async ({ _id }: PinPerson, pin: string): Promise<boolean> => {
    setProblem(null);
    try {
      const { customToken } = await callApi('signInByPin', { body: { userId: _id, pin } });
      await signInWithCustomToken(customToken);
    } catch (failure) {
      setProblem(authFailureText(failure));
      return false;
    }
    forgetDrafts();
    window.location.replace(paths.today);
    return true;
  };

  return { problem, switchTo };
}
