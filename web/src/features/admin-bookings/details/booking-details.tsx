import type { Booking } from '@carwash/domain/bookings/booking';
import { isCustomerCorrectable } from '@carwash/domain/bookings/edit-policy';
import { isErasedVisit } from '@carwash/domain/bookings/erased-customer';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { use, useEffect, useEffectEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { BookingDetailsLayout } from '~/entities/bookings/booking-details-layout';
import { BookingFactsWithActions } from '~/entities/bookings/booking-facts-with-actions';
import { BookingNote } from '~/entities/bookings/booking-note';
import { VisitStatusChip } from '~/entities/bookings/booking-status-chip';
import { DetailsPanel } from '~/entities/bookings/details-panel';
import { MoveDialog } from '~/entities/bookings/move-dialog';
import { useBookingEvents } from '~/entities/bookings/queries';
import { StageButton } from '~/entities/bookings/stage/stage-button';
import { canChangeStage } from '~/entities/bookings/stage/stage-words';
import { useMarkAttendance } from '~/entities/bookings/use-mark-attendance';
import { customerPathOf } from '~/entities/customers/customer-path';
import { EditDialog } from '~/entities/desk/edit/edit-dialog';
import { useEditDraft } from '~/entities/desk/edit/edit-values';
import { useSlotClock } from '~/entities/slots/use-slot-clock';
import { PhoneLink } from '~/entities/users/phone-link';
import { VisitRecordPanel } from '~/entities/visit-records/visit-record-panel';
import { usePageTitle } from '~/lib/address/page-title';
import { paths } from '~/lib/address/paths';
import { localTimesNote } from '~/lib/clock/local-times-note';
import { useMinute } from '~/lib/clock/use-minute';
import { useSettings } from '~/lib/settings/settings';
import { DialogContext } from '~/ui/dialogs/dialog-context';
import { FactList } from '~/ui/page/fact-list';
import { CancelDialog } from '../cancel/cancel-dialog';
import { attendanceLabels, bookingActions } from '../list/booking-actions';
import { AdminTimeline } from './admin-timeline';
import { BookingPayment } from './booking-payment';

/** The actions for this booking. */
function BookingActions({ booking }: { booking: Booking }) {
  const now = useSlotClock(booking.slot);
  const { marks, canMove, canCancel, ...actions } = bookingActions(booking, now);
  const canEdit = actions.canEdit || isCustomerCorrectable(booking);
  const { marking, mark } = useMarkAttendance();
  const openDialog = use(DialogContext);
  const edit = () => openDialog(EditDialog, booking);
  const draft = useEditDraft(booking);
  const editOn = useEffectEvent(() => {
    if (canEdit && draft.read() !== null) edit();
  });
  useEffect(() => editOn(), []);
  const canStep = canChangeStage(booking, useMinute(), useSettings());
  if (marks.length === 0 && !canEdit && !canMove && !canCancel && !canStep) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {canStep && <StageButton booking={booking} />}
      {marks.map((status) => (
        <Button
          key={status}
          variant="outlined"
          // `aria-disabled` rather than `disabled`, so that the button keeps the focus.
          aria-disabled={marking}
          onClick={() => mark(booking, status)}
          sx={{ opacity: marking ? 0.6 : 1 }}
        >
          {attendanceLabels[status]}
        </Button>
      ))}
      {canEdit && (
        <Button variant="outlined" aria-haspopup="dialog" onClick={edit}>
          Edit
        </Button>
      )}
      {canMove && (
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          onClick={() => openDialog(MoveDialog, booking)}
        >
          Move
        </Button>
      )}
      {canCancel && (
        <Button
          color="error"
          variant="outlined"
          aria-haspopup="dialog"
          onClick={() => openDialog(CancelDialog, booking)}
        >
          Cancel booking
        </Button>
      )}
    </Stack>
  );
}

/** A mailto link. A long address wraps before its domain. */
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

/** The customer's name and contact details, with the link to their card. */
function CustomerFacts({ booking }: { booking: Booking }) {
  const { uid, name, email, phone } = booking.customer;
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <FactList
        facts={{
          Name: name,
          Phone: phone === '' ? 'Not known' : <PhoneLink phone={phone} />,
          Email: email === '' ? 'Not known' : <EmailLink email={email} />,
        }}
      />
      {uid === null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Booked without an account.
        </Typography>
      )}
      {!isErasedVisit(booking) && (
        <Link component={RouterLink} to={customerPathOf(booking)}>
          See the customer
        </Link>
      )}
    </Stack>
  );
}

/** Everything about one booking, for the desk. */
export function BookingDetails({ booking }: { booking: Booking }) {
  const { _id, customer, service } = booking;
  usePageTitle(`${customer.name}, ${service.name}`);
  const events = useBookingEvents(_id);
  return (
    <BookingDetailsLayout
      booking={booking}
      chip={<VisitStatusChip booking={booking} />}
      timeline={<AdminTimeline booking={booking} events={events} />}
    >
      <DetailsPanel title="Visit">
        <BookingFactsWithActions booking={booking} timesNote={localTimesNote()}>
          <BookingActions booking={booking} />
          <Link component={RouterLink} to={paths.service(service._id)}>
            See the service
          </Link>
        </BookingFactsWithActions>
      </DetailsPanel>
      <DetailsPanel title="Note to the desk">
        <BookingNote booking={booking} canChange />
      </DetailsPanel>
      {booking.status !== 'cancelled' && (
        <DetailsPanel title="Photos and damage">
          <VisitRecordPanel booking={booking} />
        </DetailsPanel>
      )}
      <DetailsPanel title="Customer">
        <CustomerFacts booking={booking} />
      </DetailsPanel>
      <DetailsPanel title="Payment">
        <BookingPayment booking={booking} />
      </DetailsPanel>
    </BookingDetailsLayout>
  );
}
