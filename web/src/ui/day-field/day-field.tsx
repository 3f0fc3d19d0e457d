import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';

const DayPicker = lazy(() => import('./day-picker'));

export interface DayFieldProps {
  /** Of the surrounding form; a day yyyy-MM-dd, or empty. */
  name: string;
  label: string;
}

/** A day in a form, typed or chosen from a calendar, with its error beneath. */
export const DayField = (props: DayFieldProps) => (
  <Suspense fallback={<Skeleton variant="rounded" height={56} sx={{ mb: '23px' }} />}>
    <DayPicker {...props} />
  </Suspense>
);
