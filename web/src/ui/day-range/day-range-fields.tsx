import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { DayRangeFieldsProps } from './day-pickers';

const DayPickers = lazy(() => import('./day-pickers'));

/** From which day to which a list goes: two fields, laid out by whoever shows them. */
export const DayRangeFields = (props: DayRangeFieldsProps) => (
  <Suspense
    fallback={
      <>
        <Skeleton variant="rounded" height={56} />
        <Skeleton variant="rounded" height={56} />
      </>
    }
  >
    <DayPickers {...props} />
  </Suspense>
);
