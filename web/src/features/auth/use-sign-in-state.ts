import { useLocation } from 'react-router-dom';
import { readSignInState, type SignInState } from '~/lib/session/sign-in-state';
import { useHydrated } from '~/lib/use-hydrated';

/** Returns the router state for the sign-in page; none while React hydrates it, because the server has none. */
export function useSignInState(): SignInState {
  const { state } = useLocation();
  return useHydrated() ? readSignInState(state) : {};
}
