import { dayOfJson } from '@carwash/domain/days/day-json';
import type { ServicePageData } from '@carwash/domain/page-data';
import type { Service } from '@carwash/domain/services/service';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { Link as RouterLink, useLoaderData, useParams } from 'react-router-dom';
import { useService } from '~/entities/services/queries';
import { usePageTitle } from '~/lib/address/page-title';
import { paths, reviewsId } from '~/lib/address/paths';
import { pictureRatio } from '~/ui/page/picture-ratio';
import { EmptyState } from '~/ui/states/empty-state';
import { FailedState } from '~/ui/states/failed-state';
import { LazyPart } from '~/ui/states/lazy-part';
import { WhenInView } from '~/ui/states/when-in-view';
import { ServiceAbout } from './service-about';
import { ServiceIntro } from './service-intro';
import { ServiceLayout } from './service-layout';
import { SlotPicker } from './slot-picker';

const ServiceReviews = lazy(() => import('./service-reviews'));

const SlotPickerSkeleton = () => <Skeleton variant="rounded" height={620} />;

const ReviewsSkeleton = () => <Skeleton variant="rounded" height={180} />;

interface ServiceDetailsProps {
  service: Service;
  /** Data of the page's HTML. */
  page: ServicePageData | undefined;
}

function ServiceDetails({ service, page }: ServiceDetailsProps) {
  // Kept, because the router drops the page's data when a choice changes the address.
  const [{ openDays, day }] = useState(() => ({
    openDays: page?.openDays,
    day: page?.day ? dayOfJson(page.day) : undefined,
  }));
  return (
    <ServiceLayout
      intro={<ServiceIntro service={service} openDays={openDays} />}
      booking={
        <Suspense>
          <SlotPicker service={service} openDays={openDays} knownDay={day} />
        </Suspense>
      }
      about={
        <Suspense>
          <ServiceAbout service={service} />
        </Suspense>
      }
      reviews={
        <Suspense>
          <Stack component="section" id={reviewsId} aria-label="Reviews" sx={{ gap: 3 }}>
            <Typography variant="h3" component="h2">
              Reviews
            </Typography>
            <WhenInView fallback={<ReviewsSkeleton />}>
              <LazyPart missing="The reviews could not be loaded" fallback={<ReviewsSkeleton />}>
                <ServiceReviews service={service} />
              </LazyPart>
            </WhenInView>
          </Stack>
        </Suspense>
      }
    />
  );
}

function ServicePageSkeleton() {
  return (
    <Box role="status" aria-label="Loading the service">
      <ServiceLayout
        intro={
          <>
            <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: pictureRatio }} />
            <Skeleton width="30%" height={24} sx={{ mt: 3 }} />
            <Skeleton width="70%" height={48} />
            <Skeleton width="45%" height={28} />
          </>
        }
        booking={<SlotPickerSkeleton />}
        about={
          <>
            <Skeleton height={26} />
            <Skeleton height={26} />
            <Skeleton width="60%" height={26} />
          </>
        }
        reviews={<ReviewsSkeleton />}
      />
    </Box>
  );
}

/** @param page data of the page's HTML */
function LiveService({ page }: Pick<ServiceDetailsProps, 'page'>) {
  const { id = '' } = useParams();
  const service = useService(id, page?.service);
  usePageTitle(service.state === 'ready' ? service.data?.name : undefined);

  if (service.state === 'loading') return <ServicePageSkeleton />;
  if (service.state === 'failed') {
    return <FailedState title="The service could not be loaded." onRetry={service.retry} />;
  }
  if (service.data === null) return <UnknownService />;
  return <ServiceDetails key={id} service={service.data} page={page} />;
}

/** /services/:id: one service with its free slots and reviews. */
export default function ServicePage() {
  const page = useLoaderData<ServicePageData | null | undefined>();
  return (
    <Container sx={{ py: { xs: 2, md: 4 } }}>
      <Button
        component={RouterLink}
        to={paths.services}
        size="small"
        startIcon={<ArrowBackRounded />}
        sx={{ mb: 2, ml: -1 }}
      >
        All services
      </Button>
      {page === null ? <UnknownService /> : <LiveService page={page} />}
    </Container>
  );
}

function UnknownService() {
  return (
    <Box sx={{ py: { xs: 4, md: 8 } }}>
      <EmptyState
        title="We could not find this service."
        description="It may have been taken off our list, or the link may be mistyped."
        action={
          <Button component={RouterLink} to={paths.services} variant="contained" sx={{ mt: 1 }}>
            See all services
          </Button>
        }
      />
    </Box>
  );
}
