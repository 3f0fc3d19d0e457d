import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { DayFieldProps } from './day-picker';

const DayPicker = lazy(() => import('./day-picker'));

/** A form field for a day, typed or chosen from a calendar. */
export const DayField = (props: DayFieldProps) => (
  <Suspense fallback={<Skeleton variant="rounded" height={56} sx={{ mb: '23px' }} />}>
    <DayPicker {...props} />
  </Suspense>
);
