import LogoutRounded from '@mui/icons-material/LogoutRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { paths } from '~/lib/address/paths.ts';
import { useLeave } from './use-leave.ts';

/** The ways in, at the end of the menu on narrow screens. */
export function Doors({ onEnter }: { onEnter: () => void }) {
  return (
    <Stack sx={{ gap: 1.5, p: 2, mt: 'auto' }}>
      <Button component={Link} to={paths.signIn} variant="outlined" size="large" onClick={onEnter}>
        Sign in
      </Button>
      <Button component={Link} to={paths.signUp} variant="contained" size="large" onClick={onEnter}>
        Sign up
      </Button>
    </Stack>
  );
}

/** The way out, in the same place. */
export function SignOutButton({ onLeave }: { onLeave: () => void }) {
  const leave = useLeave();
  return (
    <Stack sx={{ p: 2, mt: 'auto' }}>
      <Button
        variant="outlined"
        size="large"
        startIcon={<LogoutRounded />}
        onClick={() => {
          onLeave();
          leave();
        }}
      >
        Sign out
      </Button>
    </Stack>
  );
}
