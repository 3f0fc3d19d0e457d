import type { MessageAnswer } from '@carwash/domain/messages/endpoints';
import { type MessageKind, messageKinds } from '@carwash/domain/messages/kinds';
import type { MessageState } from '@carwash/domain/messages/message';
import { formatDateTime } from '@carwash/domain/time/format-date-time';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { use } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { describeOutcome, messageStateLabels } from '~/entities/messages/describe-message';
import { useProfile } from '~/entities/users/use-profile';
import { paths } from '~/lib/address/paths';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { DialogContext } from '~/ui/dialogs/dialog-context';
import { StatusChip, type Tone } from '~/ui/page/status-chip';
import type { RecordColumn } from '~/ui/record-list/record-column';
import { ResendDialog, type Resending } from './resend-dialog';
import { useSettle } from './use-change-message';

const tones: Record<MessageState, Tone> = {
  attention: 'bad',
  scheduled: 'waiting',
  sending: 'waiting',
  sent: 'good',
  dropped: 'neutral',
  settled: 'neutral',
};

/** Kinds about a payment that never became a booking, or that may not have. */
const aboutPayments: readonly MessageKind[] = ['place_lost', 'staff_payment', 'refunded'];

/** The reader of a message, with a link to their account. */
function Reader({ message: { kind, uid } }: { message: MessageAnswer }) {
  const profile = useProfile(uid);
  if (messageKinds[kind].reader === 'staff') return 'The business';
  if (uid === null) return 'A customer without an account';
  if (profile.state !== 'ready') return 'A customer';
  if (profile.data === null) return 'An account that was deleted';
  const { name, email } = profile.data;
  return (
    <Link component={RouterLink} to={paths.usersFoundBy(email || name)}>
      <bdi>{name}</bdi>
    </Link>
  );
}

/** A link to the booking or payment that a message is about. */
function Subject({ message: { kind, bookingId } }: { message: MessageAnswer }) {
  if (kind === 'staff_displaced' && bookingId === null) {
    return (
      <Link component={RouterLink} to={paths.bays}>
        Bookings without a bay
      </Link>
    );
  }
  if (bookingId === null) return 'The account';
  const isPayment = aboutPayments.includes(kind);
  const name = isPayment ? 'Payment' : 'Booking';
  return (
    <Link
      component={RouterLink}
      to={isPayment ? paths.adminTransaction(bookingId) : paths.adminBooking(bookingId)}
      aria-label={`${name} ${bookingId}`}
    >
      {name}
    </Link>
  );
}

/** The actions for a message. Needs a `DialogHost` around it. */
function MessageActions({ message, onDone }: Resending) {
  const { running, settle } = useSettle(message, onDone);
  const openDialog = use(DialogContext);
  const { state, kind } = message;
  if (state === 'scheduled' || state === 'sending') return null;
  const { label } = messageKinds[kind];
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1, '& button': { minHeight: 44, whiteSpace: 'nowrap' } }}
    >
      <Button
        variant="outlined"
        size="small"
        aria-haspopup="dialog"
        aria-label={`Send again: ${label}`}
        onClick={() => openDialog(ResendDialog, { message, onDone })}
      >
        Send again
      </Button>
      {state === 'attention' && (
        <Button size="small" loading={running} aria-label={`Settled: ${label}`} onClick={settle}>
          Settled
        </Button>
      )}
    </Stack>
  );
}

/**
 * Returns the columns of the list of messages.
 * @param onDone called after a message was sent again or settled
 */
export const messageColumns = (onDone: () => void): readonly RecordColumn<MessageAnswer>[] => [
  {
    name: 'Message',
    place: 'title',
    sx: { minWidth: 150 },
    cell: ({ kind }) => messageKinds[kind].label,
  },
  {
    name: 'Written',
    place: 'subtitle',
    sx: { minWidth: 130 },
    cell: ({ createdAt }) => (
      <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt, businessTimeZone)}</time>
    ),
  },
  {
    name: 'State',
    place: 'aside',
    cell: ({ state }) => <StatusChip label={messageStateLabels[state]} tone={tones[state]} />,
  },
  {
    name: 'To',
    place: 'fact',
    sx: { minWidth: 110, overflowWrap: 'anywhere' },
    cell: (message) => <Reader message={message} />,
  },
  {
    name: 'About',
    place: 'fact',
    sx: { minWidth: 90 },
    cell: (message) => <Subject message={message} />,
  },
  {
    name: 'Outcome',
    place: 'fact',
    isParagraph: true,
    sx: { width: '30%', overflowWrap: 'anywhere' },
    cell: (message) =>
      describeOutcome(message, businessTimeZone, new Date()).map((sentence) => (
        <Box key={sentence}>{sentence}</Box>
      )),
  },
  {
    name: 'Actions',
    place: 'foot',
    cell: (message) => <MessageActions message={message} onDone={onDone} />,
  },
];
