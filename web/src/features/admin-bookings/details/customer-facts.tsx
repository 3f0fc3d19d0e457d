import type { Customer } from '@carwash/domain/users/user';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '~/lib/address/paths.ts';
import { FactList } from '~/ui/page/fact-list.tsx';
import { PhoneLink } from '../phone-link.tsx';

/** Writes to somebody. The address is broken, where it must be, before its domain. */
function EmailLink({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <Link href={`mailto:${email}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Link>
  );
}

/** Who booked, and how to reach them. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  const { uid, name, email, phone } = customer;
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <FactList
        facts={{
          Name: name,
          Phone: phone === '' ? 'Not known' : <PhoneLink phone={phone} />,
          Email: email === '' ? 'Not known' : <EmailLink email={email} />,
        }}
      />
      {uid === null ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Booked without an account.
        </Typography>
      ) : (
        <Link component={RouterLink} to={paths.usersFoundBy(email || name)}>
          See the account
        </Link>
      )}
    </Stack>
  );
}
