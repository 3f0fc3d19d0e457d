import {
  browserPopupRedirectResolver,
  GithubAuthProvider,
  GoogleAuthProvider,
  signInWithPopup,
} from 'firebase/auth';
import { auth, requireCompleteAccount } from './auth.ts';

const providers = {
  google: () => new GoogleAuthProvider(),
  github: () => new GithubAuthProvider(),
} as const;

export type SocialProvider = keyof typeof providers;

/** Opens the provider's popup. Rejects with Firebase's error, or with IncompleteAccountError. */
export async function signInWithProvider(provider: SocialProvider): Promise<void> {
  const { user } = await signInWithPopup(auth, providers[provider](), browserPopupRedirectResolver);
  await requireCompleteAccount(user);
}
