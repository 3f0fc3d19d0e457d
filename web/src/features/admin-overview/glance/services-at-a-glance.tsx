import type { Service } from '@carwash/domain/services/service';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { RatingStars } from '~/entities/reviews/rating-stars';
import { NoServicesYet } from '~/entities/services/no-services-yet';
import { PriceText } from '~/entities/services/price-text';
import { paths } from '~/lib/address/paths';
import { useAnswered } from '~/lib/live/use-answered';
import { CardGrid } from '~/ui/page/card-grid';
import { PageSection } from '~/ui/page/page-section';
import { FailedState } from '~/ui/states/failed-state';
import { glanceCount, overviewTitles } from '../overview-titles';
import { useBestRatedServices } from '../queries';

const picture = { flexShrink: 0, width: 112, height: 110 } as const;

/** A compact card that links to the service's page. */
const GlanceCard = ({ service }: { service: Service }) => (
  <Card sx={{ height: '100%' }}>
    <CardActionArea
      component={RouterLink}
      to={paths.service(service._id)}
      sx={{
        display: 'flex',
        justifyContent: 'flex-start',
        height: '100%',
        borderRadius: 'inherit',
      }}
    >
      <Box
        component="img"
        src={service.image}
        alt=""
        loading="lazy"
        sx={{
          ...picture,
          alignSelf: 'stretch',
          height: 'auto',
          minHeight: picture.height,
          objectFit: 'cover',
          bgcolor: 'action.hover',
        }}
      />
      <Facts
        name={service.name}
        price={<PriceText service={service} />}
        rating={<Rating rating={service.rating} count={service.ratingCount} />}
      />
    </CardActionArea>
  </Card>
);

/** Has the size of a card. */
const GlanceCardSkeleton = () => (
  <Card aria-hidden sx={{ display: 'flex', height: '100%' }}>
    <Skeleton variant="rectangular" sx={picture} />
    <Facts
      name={<Skeleton width="80%" />}
      price={<Skeleton width={60} />}
      rating={<Skeleton width={90} />}
    />
  </Card>
);

interface FactsProps {
  name: ReactNode;
  price: ReactNode;
  rating: ReactNode;
}

const Facts = ({ name, price, rating }: FactsProps) => (
  <Stack sx={{ flexGrow: 1, justifyContent: 'center', gap: 0.25, minWidth: 0, px: 2, py: 1 }}>
    <Typography component="h3" sx={{ fontWeight: 650, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
      {name}
    </Typography>
    <Typography component="div" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {price}
    </Typography>
    {rating}
  </Stack>
);

function Rating({ rating, count }: Record<'rating' | 'count', number>) {
  if (count === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        No reviews yet
      </Typography>
    );
  }
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <RatingStars rating={rating} size="0.9375rem" />
      <Typography aria-hidden variant="body2" sx={{ color: 'text.secondary' }}>
        {rating.toFixed(1)}
      </Typography>
    </Stack>
  );
}

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The best-rated services, and a link to the sales of every service. */
export const ServicesAtAGlance = () => (
  <PageSection title={overviewTitles.services}>
    <Services />
  </PageSection>
);

const GlanceSkeleton = () => (
  <Box role="status" aria-label="Loading the services">
    <CardGrid>
      {places.map((place) => (
        <GlanceCardSkeleton key={place} />
      ))}
    </CardGrid>
  </Box>
);

function Services() {
  const services = useBestRatedServices(glanceCount);
  const isAnswered = useAnswered(services);
  if (services.state === 'loading' || !isAnswered) return <GlanceSkeleton />;
  if (services.state === 'failed') {
    return <FailedState title="The services could not be loaded" onRetry={services.retry} />;
  }
  if (services.data.length === 0)
    return <NoServicesYet description="Customers can book as soon as there is one." />;
  return (
    <>
      <CardGrid>
        {services.data.map((service) => (
          <GlanceCard key={service._id} service={service} />
        ))}
      </CardGrid>
      <Button component={RouterLink} to={paths.serviceOverview} variant="outlined" sx={{ mt: 3 }}>
        How each service sells
      </Button>
    </>
  );
}
