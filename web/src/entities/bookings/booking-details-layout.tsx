import type { Booking } from '@carwash/domain/bookings/booking';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { PageHeading } from '~/ui/page/page-heading';
import { detailsColumns } from './details-columns';
import { DetailsPanel } from './details-panel';

interface BookingDetailsLayoutProps {
  booking: Booking;
  /** Left out: the numbers by which the desk finds the booking. */
  subtitle?: string;
  /** Shows the booking's status. */
  chip: ReactNode;
  timeline: ReactNode;
  /** Panels with the booking's details. */
  children: ReactNode;
}

const subtitleOf = ({ _id, code }: Booking) =>
  code === undefined ? `Booking number ${_id}` : `Code ${code} · Booking number ${_id}`;

/** The content of a booking's page: heading, panels and timeline. */
export const BookingDetailsLayout = ({
  booking,
  subtitle = subtitleOf(booking),
  chip,
  timeline,
  children,
}: BookingDetailsLayoutProps) => (
  <>
    <PageHeading title={booking.service.name} subtitle={subtitle} action={<div>{chip}</div>} />
    <Box sx={detailsColumns}>
      <Stack sx={{ gap: 3 }}>{children}</Stack>
      <DetailsPanel title="Timeline">{timeline}</DetailsPanel>
    </Box>
  </>
);
