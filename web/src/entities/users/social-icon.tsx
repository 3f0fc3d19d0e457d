import GitHubIcon from '@mui/icons-material/GitHub';
import GoogleIcon from '@mui/icons-material/Google';

const icons = { google: GoogleIcon, github: GitHubIcon } as const;

/** The logo of a site that people can sign in with. */
export function SocialIcon({ provider }: { provider: keyof typeof icons }) {
  const Icon = icons[provider];
  return <Icon />;
}
