import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '~/lib/address/paths';

const inNewTab = { target: '_blank', rel: 'noopener', color: 'inherit' } as const;

interface LegalNoteProps {
  /** Action of the button beside the note: 'signing up'. */
  doing: string;
}

/** Names the terms and the privacy notice. They open in a new tab, because the form beside it is filled in. */
export const LegalNote = ({ doing }: LegalNoteProps) => (
  <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
    By {doing} you accept the{' '}
    <Link href={paths.terms} {...inNewTab}>
      terms
    </Link>{' '}
    and the{' '}
    <Link href={paths.privacy} {...inNewTab}>
      privacy notice
    </Link>
    .
  </Typography>
);
