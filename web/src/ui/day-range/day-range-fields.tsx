import type { DateRange } from '@carwash/domain/statistics/group-by-interval';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';

const DayPickers = lazy(() => import('./day-pickers'));

export interface DayRangeFieldsProps {
  /** From which day to which, yyyy-MM-dd, both included. */
  days: DateRange;
  /** The last day that can be chosen; any if left out. */
  lastDay?: string;
  onChoose: (days: DateRange) => void;
}

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
