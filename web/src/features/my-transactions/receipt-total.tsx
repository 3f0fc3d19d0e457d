import type { Transaction } from '@carwash/domain/entities/transaction';
import { formatPrice, toDecimalString } from '@carwash/domain/rules/money';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** What was bought, and for how much. */
export function ReceiptTotal({ transaction }: { transaction: Transaction }) {
  const { service, amount, currency, refundReason } = transaction;
  // Only the provider knows what was paid instead.
  const isPriceOnly = refundReason === 'amount_mismatch';
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
      <Box>
        <Typography sx={{ fontWeight: 650 }}>{service.name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {service.duration} mins
        </Typography>
      </Box>
      <Box sx={{ textAlign: 'right' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {isPriceOnly ? 'Price of the service' : 'Total paid'}
        </Typography>
        <Typography variant="h3" component="p">
          {formatPrice(amount)}
        </Typography>
        {!isPriceOnly && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Charged to your card as {`${currency}\u00a0${toDecimalString(amount)}`}
          </Typography>
        )}
      </Box>
    </Stack>
  );
}
