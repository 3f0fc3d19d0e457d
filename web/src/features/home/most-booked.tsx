import type { ListPageData } from '@carwash/domain/page-data';
import type { Service } from '@carwash/domain/services/service';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { Link as RouterLink, useLoaderData } from 'react-router-dom';
import { PriceText } from '~/entities/services/price-text';
import { useServices } from '~/entities/services/queries';
import { useNextOpening } from '~/entities/slots/next-open-time';
import {
  type ListedOpenTimes,
  useListedOpenTimes,
  useOpenTimesOfPage,
} from '~/entities/slots/open-times';
import { paneOnDark } from './dark-background';

/**
 * The most booked service with its price and its next time, to which it leads. Keeps its space free until it is
 * loaded.
 */
export function MostBooked() {
  const page = useLoaderData<ListPageData | undefined>();
  const services = useDeferredValue(useServices(page?.services));
  const known = useOpenTimesOfPage(page?.openTimes);
  const service = services.state === 'ready' ? services.data[0] : undefined;
  return (
    <Box sx={{ minHeight: 76, maxWidth: 480, mt: 3 }}>
      {service && <MostBookedLink service={service} known={known} />}
    </Box>
  );
}

interface MostBookedLinkProps {
  service: Service;
  /** Availability in the page's HTML. */
  known: ListedOpenTimes | undefined;
}

function MostBookedLink({ service, known }: MostBookedLinkProps) {
  const { text, path } = useNextOpening(service, useListedOpenTimes(service._id, known));
  return (
    <ButtonBase
      component={RouterLink}
      to={path}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto auto',
        alignItems: 'center',
        columnGap: 1.5,
        width: '100%',
        minHeight: 76,
        px: 2,
        py: 1.25,
        textAlign: 'left',
        ...paneOnDark,
      }}
    >
      <Typography component="span" sx={{ fontWeight: 700, lineHeight: 1.3 }}>
        {service.name}
      </Typography>
      <Typography
        component="span"
        sx={{ fontSize: { xs: '1.0625rem', sm: '1.25rem' }, fontWeight: 750 }}
      >
        <PriceText service={service} />
      </Typography>
      <ArrowForwardRounded aria-hidden fontSize="small" sx={{ gridRow: 'span 2' }} />
      <Typography component="span" variant="body2" sx={{ gridColumn: '1 / 3', opacity: 0.88 }}>
        {text}
      </Typography>
    </ButtonBase>
  );
}
