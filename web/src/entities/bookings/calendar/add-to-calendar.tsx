import type { Booking } from '@carwash/domain/bookings/booking';
import { customerEntry } from '@carwash/domain/calendar/calendar-entry';
import { calendarType } from '@carwash/domain/calendar/calendar-type';
import EventAvailableRounded from '@mui/icons-material/EventAvailableRounded';
import Button, { type ButtonProps } from '@mui/material/Button';
import { businessTimeZone as timeZone } from '~/lib/clock/business-time-zone';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { saveFile } from '~/lib/save-file';
import { useSettings } from '~/lib/settings/settings';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { googleCalendarLink } from './google-calendar-link';

interface AddToCalendarProps extends Pick<ButtonProps, 'variant' | 'size'> {
  booking: Booking;
}

/** Buttons that save the booking as a calendar file, in the given look, or add it to Google Calendar. */
export function AddToCalendar({ booking, ...look }: AddToCalendarProps) {
  const { running, run } = useInFlightGuard();
  const business = useSettings();
  const source = { business, site: window.location.origin, timeZone };
  const entry = customerEntry(booking, booking.createdAt, source, new Date());

  const save = () =>
    run(async () => {
      try {
        const { writeCalendar } = await import('@carwash/domain/calendar/write-calendar');
        const calendar = { method: 'PUBLISH', name: business.name, business } as const;
        const file = new Blob([writeCalendar([entry], calendar)], { type: calendarType });
        saveFile(`${booking.service._id}-${booking.slot.date}.ics`, file);
      } catch {
        showToast(toastTexts.somethingWentWrong, { variant: 'error' });
      }
    });

  return (
    <>
      <Button
        {...look}
        startIcon={<EventAvailableRounded />}
        aria-disabled={running || undefined}
        onClick={save}
      >
        Add to calendar
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        href={googleCalendarLink(entry)}
        target="_blank"
        rel="noreferrer"
      >
        Google Calendar
      </Button>
    </>
  );
}
