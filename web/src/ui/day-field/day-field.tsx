import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { DayFieldProps } from './day-picker';

const DayPicker = lazy(() => import('./day-picker'));

/** A day in a form, typed or chosen from a calendar, with its error beneath. */
export const DayField = (props: DayFieldProps) => (
  <Suspense fallback={<Skeleton variant="rounded" height={56} sx={{ mb: '23px' }} />}>
    <DayPicker {...props} />
  </Suspense>
);
