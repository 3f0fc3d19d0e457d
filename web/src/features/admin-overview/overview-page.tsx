import Stack from '@mui/material/Stack';
import { useDeferredValue, useState } from 'react';
import { PageHeading } from '~/ui/page/page-heading';
import { BelowTheFold } from '~/ui/states/below-the-fold';
import { BackgroundWork, BackgroundWorkSkeleton } from './background-work/background-work';
import {
  BusinessFigures,
  BusinessFiguresSkeleton,
  useBusinessFigures,
} from './figures/business-figures';
import { ServicesAtAGlance } from './glance/services-at-a-glance';
import { LatestBookings } from './latest/latest-bookings';
import { LatestReviews } from './latest/latest-reviews';
import { useReconcilerRun } from './queries';

/**
 * The live overview of the business. The number of reads does not grow with the data: four
 * documents of counters, one of the background work, and otherwise only the few records that are
 * shown.
 */
export default function OverviewPage() {
  return (
    <>
      <PageHeading title="Overview" subtitle="How your car wash is doing, as it happens." />
      <Stack sx={{ gap: 4 }}>
        <State />
        <BelowTheFold>
          <Stack sx={{ gap: 4 }}>
            <LatestBookings />
            <LatestReviews />
            <ServicesAtAGlance />
          </Stack>
        </BelowTheFold>
      </Stack>
    </>
  );
}

/** At first shown together, because a warning of the background work moves the figures down. */
function State() {
  const run = useReconcilerRun();
  const figures = useBusinessFigures();
  // A moment later, so that what shows the answers is rendered in small steps.
  const isAnswered = useDeferredValue(run.state !== 'loading' && figures.state !== 'loading');
  const [wasAnswered, setWasAnswered] = useState(false);
  if (isAnswered && !wasAnswered) setWasAnswered(true);
  if (!wasAnswered) {
    return (
      <>
        <BackgroundWorkSkeleton />
        <BusinessFiguresSkeleton />
      </>
    );
  }
  return (
    <>
      <BackgroundWork run={run} />
      <BusinessFigures figures={figures} />
    </>
  );
}
