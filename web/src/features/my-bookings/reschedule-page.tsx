import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { bookingParameter, paths } from '~/lib/address/paths';
import { localTimesNote } from '~/lib/clock/local-times-note';
import { useSession } from '~/lib/session/use-session';
import { DialogHost } from '~/ui/dialogs/dialog-host';
import { PageHeading } from '~/ui/page/page-heading';
import { PageSection } from '~/ui/page/page-section';
import { RescheduleList } from './reschedule/reschedule-list';
import { ReschedulePanel } from './reschedule/reschedule-panel';

/**
 * Moves the focus when the panel closes: to the button that opened it, or to the list when that booking is
 * gone.
 * @param bookingId the booking whose panel is open
 * @returns the ref of the list
 */
function useRescheduleFocus(bookingId: string | null) {
  const list = useRef<HTMLElement>(null);
  const opened = useRef(bookingId);

  useEffect(() => {
    const closed = bookingId === null ? opened.current : null;
    opened.current = bookingId;
    if (closed === null) return;
    const address = CSS.escape(paths.rescheduleThis(closed));
    const opener = list.current?.querySelector<HTMLElement>(`[href="${address}"]`);
    (opener ?? list.current)?.focus();
  }, [bookingId]);

  return list;
}

/**
 * /dashboard/reschedule-booking: the bookings that can be moved or cancelled, and the panel of the
 * one being moved.
 */
export default function ReschedulePage() {
  const { user } = useSession();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const bookingId = params.get(bookingParameter);
  const list = useRescheduleFocus(bookingId);
  const close = () =>
    navigate(paths.rescheduleBooking, { replace: true, preventScrollReset: true });

  return (
    <DialogHost>
      <PageHeading
        title="Reschedule Booking"
        // An open panel shows the time zone note itself.
        subtitle={(bookingId === null && localTimesNote()) || undefined}
      />
      {bookingId !== null && (
        <ReschedulePanel key={bookingId} bookingId={bookingId} onClose={close} />
      )}
      <PageSection title="Upcoming bookings" ref={list}>
        {user && <RescheduleList key={user._id} uid={user._id} />}
      </PageSection>
    </DialogHost>
  );
}
