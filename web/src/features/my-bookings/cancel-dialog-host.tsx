import type { Booking } from '@carwash/domain/entities/booking';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useFocusKept } from '~/components/use-focus-kept.ts';
import { CancelContext } from './cancel-context.ts';
import { CancelDialog } from './cancel-dialog.tsx';

/**
 * A page with buttons that cancel bookings. Holds the dialog, and keeps the keyboard when the button
 * that opened it goes.
 */
export function CancelDialogHost({ children }: { children: ReactNode }) {
  const { area, enter, handlers } = useFocusKept<HTMLDivElement>();
  const [asked, setAsked] = useState<Booking | null>(null);

  const continueOnPage = () => {
    setAsked(null);
    enter();
  };

  return (
    <CancelContext value={setAsked}>
      <Box ref={area} tabIndex={-1} {...handlers} sx={{ outline: 'none' }}>
        {children}
      </Box>
      {asked && <CancelDialog opened={asked} onClosed={continueOnPage} />}
    </CancelContext>
  );
}
