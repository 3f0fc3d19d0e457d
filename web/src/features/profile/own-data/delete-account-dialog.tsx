import {
  describeBlockerToOwner,
  keepsAccount,
} from '@carwash/domain/bookings/customer-deletion-blocker';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { usePaidBookings } from '~/entities/bookings/queries';
import { useLatestPayments } from '~/entities/payments/queries';
import { readSignInMethods } from '~/entities/users/own-sign-in';
import { PasswordProofForm } from '~/entities/users/password-proof-form';
import { ProveIdentityDialog } from '~/entities/users/prove-identity-dialog';
import { SignInLookup } from '~/entities/users/sign-in-lookup';
import { paths } from '~/lib/address/paths';
import { socialProviderNames } from '~/lib/firebase/social-provider';
import { useRequestOnOpen } from '~/lib/use-request-on-open';
import { useDeleteAccount } from './use-delete-account';

const deleted = [
  'your profile, with your photo',
  'the vehicles in your garage',
  'your calendar link',
  'the addresses and notes of your bookings',
  'the photos and damage notes of your visits',
  'your sign-in: all your devices are signed out',
];

const kept = [
  'past bookings and payments, because we must keep our books: with the name, email and phone number that they were made with',
  'your reviews, with your name: delete them first if you do not want that',
];

const List = ({ title, entries }: { title: string; entries: readonly string[] }) => (
  <div>
    <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
    <Typography component="ul" sx={{ m: 0, pl: 2.5 }}>
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </Typography>
  </div>
);

/** The links to what has to end before the account can be deleted. */
const BusinessLinks = () => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
    <Button component={RouterLink} to={paths.myBookings} variant="outlined">
      My Bookings
    </Button>
    <Button component={RouterLink} to={paths.myTransactions} variant="outlined">
      My Transactions
    </Button>
  </Stack>
);

/** A reason why the account cannot be deleted now, and the page where it can be ended. */
interface Blocker {
  text: string;
  label: string;
  to: string;
}

/** Returns what keeps the account, as far as the page knows; the server decides. */
function useBlockers(uid: string): Blocker[] {
  const bookings = usePaidBookings(uid);
  const payments = useLatestPayments(uid);
  const paid =
    bookings.state === 'ready' ? [...bookings.data.begun, ...bookings.data.upcoming] : [];
  const now = new Date();
  const upcomingBookings = paid.filter((booking) => keepsAccount(booking, now)).length;
  const openPayments =
    payments.state === 'ready'
      ? payments.data.filter(({ status }) => status === 'pending').length
      : 0;
  const blockers = [
    {
      count: upcomingBookings,
      text: describeBlockerToOwner({ upcomingBookings, openPayments: 0 }),
      label: 'My Bookings',
      to: paths.myBookings,
    },
    {
      count: openPayments,
      text: describeBlockerToOwner({ upcomingBookings: 0, openPayments }),
      label: 'My Transactions',
      to: paths.myTransactions,
    },
  ];
  return blockers.filter(({ count }) => count > 0);
}

const Blockers = ({ blockers }: { blockers: readonly Blocker[] }) =>
  blockers.map(({ text, label, to }) => (
    <Alert key={to} severity="warning">
      {text}
      <Button component={RouterLink} to={to} variant="outlined" sx={{ display: 'flex', mt: 1 }}>
        {label}
      </Button>
    </Alert>
  ));

interface DeleteAccountDialogProps {
  uid: string;
  /** The email of the account. */
  email: string;
  onClose: () => void;
}

/** Says what a deletion of the account means, and deletes it for users who prove who they are. */
export function DeleteAccountDialog({ uid, email, onClose }: DeleteAccountDialogProps) {
  const [isConfirmed, setConfirmed] = useState(false);
  const { answer, askAgain } = useRequestOnOpen(readSignInMethods);
  const { problem, isBusy, social, deleteWithPassword } = useDeleteAccount();
  const blockers = useBlockers(uid);
  const mayDelete = isConfirmed && blockers.length === 0;
  const methods = answer.state === 'ready' ? answer.data : null;
  return (
    <ProveIdentityDialog
      title="Delete your account?"
      reason={`This is the account of ${email}. A deletion cannot be undone.`}
      email={email}
      providers={methods?.providers ?? []}
      providerNames={socialProviderNames}
      social={social}
      disabled={!mayDelete}
      busy={isBusy}
      problem={problem?.text ?? null}
      onClose={onClose}
      details={
        <Stack sx={{ gap: 2, mb: 2 }}>
          <Blockers blockers={blockers} />
          <List title="Deleted" entries={deleted} />
          <List title="Kept" entries={kept} />
          <Typography>
            Bookings to come and open payments have to be cancelled or finished first. A refund that
            is on its way still reaches you.
          </Typography>
          <FormControlLabel
            control={
              <Checkbox
                checked={isConfirmed}
                onChange={(_, checked) => setConfirmed(checked)}
                disabled={isBusy}
              />
            }
            label="Yes, delete my account for good."
          />
        </Stack>
      }
    >
      {problem?.isBusiness && blockers.length === 0 && <BusinessLinks />}
      <SignInLookup answer={answer} askAgain={askAgain} />
      {methods?.hasPassword && (
        <PasswordProofForm onPassword={deleteWithPassword}>
          <Button
            type="submit"
            variant="contained"
            color="error"
            size="large"
            loading={isBusy}
            disabled={!mayDelete}
          >
            Delete my account
          </Button>
        </PasswordProofForm>
      )}
    </ProveIdentityDialog>
  );
}
