import type { Booking } from '@carwash/domain/bookings/booking';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BookingFacts } from './booking-facts';

interface BookingFactsWithActionsProps {
  booking: Booking;
  /** Names the time zone of the times when the visitor's differs. */
  timesNote: string | null;
  /** Actions for the booking. */
  children: ReactNode;
}

/** Service, day and time of a booking. */
export const BookingFactsWithActions = ({
  booking,
  timesNote,
  children,
}: BookingFactsWithActionsProps) => (
  <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
    <Box sx={{ alignSelf: 'stretch' }}>
      <BookingFacts booking={booking} />
    </Box>
    {timesNote !== null && (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {timesNote}
      </Typography>
    )}
    {children}
  </Stack>
);
