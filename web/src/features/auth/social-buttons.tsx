import GitHubIcon from '@mui/icons-material/GitHub';
import GoogleIcon from '@mui/icons-material/Google';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { isSocialSignInAvailable, signInWithProvider } from '~/lib/session/sign-in.ts';
import { useSignIn } from './use-sign-in.ts';

const providers = [
  { id: 'google', name: 'Google', Icon: GoogleIcon },
  { id: 'github', name: 'GitHub', Icon: GitHubIcon },
] as const;

const unavailableId = 'social-unavailable';

/** Signing in or up with an account of another site. */
export function SocialButtons() {
  const [isBusy, setBusy] = useState(false);
  const signIn = useSignIn();

  const start = async (provider: (typeof providers)[number]['id']) => {
    setBusy(true);
    await signIn(() => signInWithProvider(provider));
    setBusy(false);
  };

  return (
    <Stack sx={{ gap: 2 }}>
      <Divider sx={{ color: 'text.secondary' }}>or continue with</Divider>
      <Stack direction="row" sx={{ gap: 1.5 }}>
        {providers.map(({ id, name, Icon }) => (
          <Button
            key={id}
            variant="outlined"
            color="inherit"
            fullWidth
            startIcon={<Icon />}
            disabled={isBusy || !isSocialSignInAvailable}
            aria-describedby={isSocialSignInAvailable ? undefined : unavailableId}
            onClick={() => start(id)}
          >
            {name}
          </Button>
        ))}
      </Stack>
      {!isSocialSignInAvailable && (
        <Typography
          id={unavailableId}
          variant="body2"
          sx={{ color: 'text.secondary', textAlign: 'center' }}
        >
          Google and GitHub sign-in are not available in the local suite.
        </Typography>
      )}
    </Stack>
  );
}
