import Stack from '@mui/material/Stack';
import { useDeferredValue } from 'react';
import { PageHeading } from '~/ui/page/page-heading';
import { BackgroundWork } from './background-work/background-work';
import { BusinessFigures } from './figures/business-figures';
import { ServicesAtAGlance } from './glance/services-at-a-glance';
import { LatestBookings } from './latest/latest-bookings';
import { LatestReviews } from './latest/latest-reviews';

/**
 * The live overview of the business. The number of reads does not grow with the data: four
 * documents of counters, one of the background work, and otherwise only the few records that are
 * shown.
 */
export default function OverviewPage() {
  // What a phone shows below its figures is rendered after them, in small steps.
  const isBegun = useDeferredValue(true, false);
  return (
    <>
      <PageHeading title="Overview" subtitle="How your car wash is doing, as it happens." />
      <Stack sx={{ gap: 4 }}>
        <BackgroundWork />
        <BusinessFigures />
        {isBegun && (
          <>
            <LatestBookings />
            <LatestReviews />
            <ServicesAtAGlance />
          </>
        )}
      </Stack>
    </>
  );
}
