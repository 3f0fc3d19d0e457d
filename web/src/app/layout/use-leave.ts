import { useNavigate } from 'react-router-dom';
import { paths } from '~/lib/paths.ts';
import { useSession } from '~/lib/session/use-session.ts';

/** Signs out and ends on the home page, so that no guarded screen asks to sign in again. */
export function useLeave() {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return async () => {
    await navigate(paths.home);
    await signOut();
  };
}
