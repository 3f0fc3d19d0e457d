import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { PageHeading } from '~/ui/page/page-heading';
import { BelowTheFold } from '~/ui/states/below-the-fold';
import { LazyPart } from '~/ui/states/lazy-part';
import { BackgroundWork, BackgroundWorkSkeleton } from './background-work/background-work';
import {
  BusinessFigures,
  BusinessFiguresSkeleton,
  useBusinessFigures,
} from './figures/business-figures';
import { useReconcilerRun } from './queries';

/** From this number of bookings on the first steps are no longer shown, and nothing is read for them. */
const firstBookings = 20;

/** Lazy, because only a business that has just begun shows it. */
const FirstSteps = lazy(() => import('./first-steps/first-steps'));

/** Lazy, because on a phone they are the last part of the page. */
const LatestRecords = lazy(() => import('./latest/latest-records'));

/**
 * The live overview of the business. The number of reads does not grow with the data: four documents of
 * counters, one of the background work, and otherwise only the few records that are shown.
 */
export default function OverviewPage() {
  return (
    <>
      <PageHeading title="Overview" subtitle="How your car wash is doing, as it happens." />
      <Stack sx={{ gap: 4 }}>
        <State />
        <BelowTheFold>
          <LazyPart
            missing="The latest bookings and reviews could not be loaded"
            fallback={<Box sx={{ minHeight: '100vh' }} />}
          >
            <LatestRecords />
          </LazyPart>
        </BelowTheFold>
      </Stack>
    </>
  );
}

/**
 * Background work and figures, first shown together, because a warning of the background work would move the
 * figures down.
 */
function State() {
  const run = useReconcilerRun();
  const figures = useBusinessFigures();
  // Deferred, so that the components that show the answers render in small steps.
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
  const sold = figures.state === 'ready' ? (figures.data.statistics?.bookings ?? 0) : firstBookings;
  return (
    <>
      <BackgroundWork run={run} />
      {sold < firstBookings && (
        <Suspense>
          <FirstSteps hasBookings={sold > 0} />
        </Suspense>
      )}
      <BusinessFigures figures={figures} />
    </>
  );
}
