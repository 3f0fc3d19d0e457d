import type { Service } from '@carwash/domain/services/service';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PriceText } from '~/entities/services/price-text';
import { useServices } from '~/entities/services/queries';
import { ListedNextOpening } from '~/entities/slots/next-open-time';
import { paths } from '~/lib/address/paths';

/** The most booked service, with its price and its next time. Keeps its space free until it is loaded. */
export function MostBooked() {
  const services = useDeferredValue(useServices());
  const service = services.state === 'ready' ? services.data[0] : undefined;
  return (
    <Box sx={{ minHeight: 76, maxWidth: 480, mt: 3 }}>
      {service && <MostBookedLink service={service} />}
    </Box>
  );
}

function MostBookedLink({ service }: { service: Service }) {
  return (
    <ButtonBase
      component={RouterLink}
      to={paths.service(service._id)}
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
        border: '1px solid rgb(255 255 255 / 28%)',
        borderRadius: '16px',
        bgcolor: 'rgb(255 255 255 / 8%)',
        '&:hover': { bgcolor: 'rgb(255 255 255 / 14%)' },
        '&.Mui-focusVisible': { outline: '3px solid #fff', outlineOffset: 2 },
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
      <ListedNextOpening
        component="span"
        service={service}
        sx={{ gridColumn: '1 / 3', opacity: 0.88 }}
      />
    </ButtonBase>
  );
}
