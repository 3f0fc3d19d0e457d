import { isServiceAlone, type Sold } from '@carwash/domain/services/quote';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatPrice } from '~/ui/format/format-price';

/**
 * The lines that make up a price, the service first. Renders nothing when the price is simply the service's
 * usual one.
 */
export function PriceLines({ lines }: Sold) {
  if (isServiceAlone({ lines })) return null;
  return (
    <Stack component="ul" aria-label="What it is made of" sx={{ gap: 0.5, m: 0, p: 0 }}>
      {lines.map(({ _id, name, price }) => (
        <Stack
          key={_id}
          component="li"
          direction="row"
          sx={{ justifyContent: 'space-between', gap: 2, listStyle: 'none' }}
        >
          <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
          </Typography>
          <Typography variant="body2" sx={{ flexShrink: 0 }}>
            {formatPrice(price)}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
