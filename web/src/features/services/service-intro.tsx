import { servedAreasText } from '@carwash/domain/services/served-area';
import type { Service } from '@carwash/domain/services/service';
import { serviceCategoryLabels } from '@carwash/domain/services/service-category';
import { isAtCustomer } from '@carwash/domain/services/service-location';
import type { AvailableDay } from '@carwash/domain/slots/open-times';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RatingStars } from '~/entities/reviews/rating-stars';
import { reviewCountText } from '~/entities/reviews/review-count-text';
import { PriceText } from '~/entities/services/price-text';
import { NextOpenTime } from '~/entities/slots/next-open-time';
import { useOpenTimes } from '~/entities/slots/open-times';
import { reviewsId } from '~/lib/address/paths';
import { useSettings } from '~/lib/settings/settings';
import { formatDuration } from '~/ui/format/format-duration';
import { pictureRatio } from '~/ui/page/picture-ratio';
import { pictureSources } from '~/ui/page/picture-sources';

/** The `sizes` of the picture: beside the slot picker, or across the page. */
const pictureSizes = '(min-width: 1200px) 712px, (min-width: 900px) calc(100vw - 488px), 100vw';

interface ServiceIntroProps {
  service: Service;
  /** Days with room in the page's HTML. */
  openDays: readonly AvailableDay[] | undefined;
}

/** Picture, category, name, rating, price, duration and place. */
export function ServiceIntro({ service, openDays }: ServiceIntroProps) {
  const times = useOpenTimes(service._id, openDays);
  const { servedAreas } = useSettings();
  return (
    <Stack component="header" sx={{ gap: 3 }}>
      <Box
        component="img"
        {...pictureSources(service.image, pictureSizes)}
        alt=""
        fetchPriority="high"
        width={640}
        height={400}
        sx={{
          display: 'block',
          width: '100%',
          height: 'auto',
          aspectRatio: pictureRatio,
          objectFit: 'cover',
          borderRadius: '20px',
          bgcolor: 'action.hover',
        }}
      />
      <Stack sx={{ gap: 1 }}>
        <Typography sx={{ color: 'primary.main', fontWeight: 650 }}>
          {serviceCategoryLabels[service.category]}
        </Typography>
        <Typography variant="h2" component="h1">
          {service.name}
        </Typography>
        <Rating service={service} />
      </Stack>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 3, flexWrap: 'wrap' }}>
        <Typography sx={{ fontSize: '1.75rem', fontWeight: 750, lineHeight: 1.2 }}>
          <PriceText service={service} />
        </Typography>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1, color: 'text.secondary' }}>
          <ScheduleRounded aria-hidden fontSize="small" />
          <Typography>{formatDuration(service.duration)}</Typography>
        </Stack>
        {isAtCustomer(service) && (
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1, color: 'text.secondary' }}>
            <PlaceOutlined aria-hidden fontSize="small" />
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {servedAreas.length === 0 ? 'We come to you' : servedAreasText(servedAreas)}
            </Typography>
          </Stack>
        )}
      </Stack>
      <NextOpenTime
        variant="body1"
        service={service}
        times={times.state === 'ready' ? times.data : null}
        sx={{ mt: -2.5, mb: -1 }}
      />
    </Stack>
  );
}

function Rating({ service: { rating, ratingCount } }: { service: Service }) {
  if (ratingCount === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>No reviews yet</Typography>;
  }
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      <RatingStars rating={rating} />
      <Typography sx={{ fontWeight: 700 }}>{rating.toFixed(1)}</Typography>
      <Link href={`#${reviewsId}`}>{reviewCountText(ratingCount)}</Link>
    </Stack>
  );
}
