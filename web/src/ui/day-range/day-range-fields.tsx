import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { DayRangeFieldsProps } from './day-pickers';

const DayPickers = lazy(() => import('./day-pickers'));

/** The first and the last day of a range: two fields whose layout is up to the parent. */
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
