import Stack from '@mui/material/Stack';
import { PageHeading } from '~/ui/page/page-heading.tsx';
import { BackgroundWork } from './background-work/background-work.tsx';
import { BusinessFigures } from './figures/business-figures.tsx';
import { ServicesAtAGlance } from './glance/services-at-a-glance.tsx';
import { LatestBookings } from './latest/latest-bookings.tsx';
import { LatestReviews } from './latest/latest-reviews.tsx';

/**
 * How the business does, live. What is read does not grow with it: four documents of counters, one of
 * the background work, and of
 * everything else the few that are shown.
 */
export default function OverviewPage() {
  return (
    <>
      <PageHeading title="Overview" subtitle="How your car wash is doing, as it happens." />
      <Stack sx={{ gap: 4 }}>
        <BackgroundWork />
        <BusinessFigures />
        <LatestBookings />
        <LatestReviews />
        <ServicesAtAGlance />
      </Stack>
    </>
  );
}
