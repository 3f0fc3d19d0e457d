import type { Service } from '@carwash/domain/services/service';
import { serviceCategoryLabels } from '@carwash/domain/services/service-category';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { RatingStars } from '~/entities/reviews/rating-stars';
import { reviewCountText } from '~/entities/reviews/review-count-text';
import { formatDuration } from '~/ui/format/format-duration';
import { pictureRatio } from '~/ui/page/picture-ratio';
import { pictureSources } from '~/ui/page/picture-sources';
import { PriceText } from './price-text';

interface ServiceCardProps {
  service: ComponentProps<typeof PriceText>['service'] &
    Pick<Service, 'category' | 'image' | 'rating' | 'ratingCount'>;
  to: string;
  /** A row that leads to the next open time. */
  next: ReactNode;
  /** Whether its picture is visible at first, so that it must not load lazily. */
  isFirst?: boolean;
}

/** Width of the picture beside the text, on phones, in pixels. */
export const compactPictureWidth = 112;

/** The `sizes` of a card's picture: beside the text on phones, above it in two or three columns. */
const pictureSizes = `(min-width: 1200px) 368px, (min-width: 900px) 33vw, (min-width: 600px) 50vw, ${compactPictureWidth}px`;

/** A service in a list. All of the card but its last row is a link to the service's page. */
export function ServiceCard({ service, to, next, isFirst = false }: ServiceCardProps) {
  return (
    <Card sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <CardActionArea
        component={RouterLink}
        to={to}
        sx={{
          flexGrow: 1,
          display: 'flex',
          flexDirection: { xs: 'row', sm: 'column' },
          alignItems: 'stretch',
          borderRadius: 'inherit',
          borderBottomLeftRadius: 0,
          borderBottomRightRadius: 0,
        }}
      >
        <CardMedia
          component="img"
          {...pictureSources(service.image, pictureSizes)}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          width={640}
          height={400}
          sx={{
            flexShrink: 0,
            width: { xs: compactPictureWidth, sm: '100%' },
            height: 'auto',
            aspectRatio: { sm: pictureRatio },
            bgcolor: 'action.hover',
          }}
        />
        <CardContent
          sx={{
            display: 'flex',
            flexDirection: 'column',
            gap: { xs: 0.5, sm: 1 },
            flexGrow: 1,
            minWidth: 0,
            p: { xs: 1.5, sm: 2.5 },
          }}
        >
          <Typography variant="body2" sx={{ color: 'primary.main', fontWeight: 600 }}>
            {serviceCategoryLabels[service.category]}
          </Typography>
          <Typography variant="h4" component="h3">
            {service.name}
          </Typography>
          <Rating rating={service.rating} count={service.ratingCount} />
          <Stack
            direction="row"
            sx={{
              mt: 'auto',
              pt: { sm: 1 },
              alignItems: 'center',
              justifyContent: 'space-between',
              flexWrap: 'wrap',
              columnGap: 2,
            }}
          >
            <Typography sx={{ fontSize: { xs: '1.125rem', sm: '1.375rem' }, fontWeight: 700 }}>
              <PriceText service={service} />
            </Typography>
            <Stack
              direction="row"
              sx={{ alignItems: 'center', gap: 0.75, color: 'text.secondary' }}
            >
              <ScheduleRounded fontSize="small" aria-hidden />
              <Typography variant="body2">{formatDuration(service.duration)}</Typography>
            </Stack>
          </Stack>
        </CardContent>
      </CardActionArea>
      {next}
    </Card>
  );
}

function Rating({ rating, count }: { rating: number; count: number }) {
  if (count === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        No reviews yet
      </Typography>
    );
  }
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
      <RatingStars rating={rating} />
      <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
        {rating.toFixed(1)} ({reviewCountText(count)})
      </Typography>
    </Stack>
  );
}
