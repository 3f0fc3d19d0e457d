import type { Booking } from '@carwash/domain/bookings/booking';
import EventAvailableRounded from '@mui/icons-material/EventAvailableRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { paths } from '~/lib/address/paths';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { saveFile } from '~/lib/save-file';
import { useSettings } from '~/lib/settings/settings';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { calendarEvent, calendarFile, googleCalendarLink } from './calendar-event';

/** Buttons that save the booking as a calendar file or add it to Google Calendar. */
export function AddToCalendar({ booking }: { booking: Booking }) {
  const { running, run } = useInFlightGuard();
  const page = new URL(paths.confirmation(booking._id), window.location.origin);
  const settings = useSettings();
  const event = calendarEvent(booking, settings, page.href, new Date());

  const save = () =>
    run(async () => {
      try {
        saveFile(`${booking.service._id}-${booking.slot.date}.ics`, await calendarFile(event));
      } catch {
        showToast(toastTexts.somethingWentWrong, { variant: 'error' });
      }
    });

  return (
    <Stack sx={{ gap: 1.5 }}>
      <Button
        variant="contained"
        size="large"
        startIcon={<EventAvailableRounded />}
        aria-disabled={running || undefined}
        onClick={save}
      >
        Add to calendar
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        href={googleCalendarLink(event)}
        target="_blank"
        rel="noreferrer"
      >
        Google Calendar
      </Button>
    </Stack>
  );
}
