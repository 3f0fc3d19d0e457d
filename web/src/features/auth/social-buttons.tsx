import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { LocalAccountDialog } from '~/entities/users/local-account-dialog.tsx';
import { SocialIcon } from '~/entities/users/social-icon.tsx';
import { socialProviderNames, socialProviders } from '~/lib/firebase/social-provider.ts';
import { LinkAccountDialog } from './link-account-dialog.tsx';
import { useSocialSignIn } from './use-social-sign-in.ts';

/** Signing in or up with an account of another site. */
export function SocialButtons() {
  const { isBusy, social, existing, forgetExisting } = useSocialSignIn();
  return (
    <Stack sx={{ gap: 2 }}>
      <Divider sx={{ color: 'text.secondary' }}>or continue with</Divider>
      <Stack direction="row" sx={{ gap: 1.5 }}>
        {socialProviders.map((provider) => (
          <Button
            key={provider}
            variant="outlined"
            color="inherit"
            fullWidth
            startIcon={<SocialIcon provider={provider} />}
            disabled={isBusy}
            onClick={() => social.start(provider)}
          >
            {socialProviderNames[provider]}
          </Button>
        ))}
      </Stack>
      {social.asking && (
        <LocalAccountDialog
          site={socialProviderNames[social.asking]}
          onChoose={social.choose}
          onClose={social.stop}
        />
      )}
      {existing && <LinkAccountDialog existing={existing} onClose={forgetExisting} />}
    </Stack>
  );
}
