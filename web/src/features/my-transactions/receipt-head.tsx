import type { TransactionStatus } from '@carwash/domain/payments/transaction';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TransactionStatusChip } from '~/entities/payments/transaction-status-chip.tsx';
import { business } from '~/lib/business.ts';

/** On the screen the page's heading says it. */
const onPaperOnly = { display: 'none', '@media print': { display: 'block' } } as const;

/** Who received the money, and how it stands. */
export function ReceiptHead({ status }: { status: TransactionStatus }) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 2 }}>
      <Box>
        <Typography variant="h3" component="h2">
          {business.name}
        </Typography>
        <Typography component="address" variant="body2" sx={{ mt: 1, fontStyle: 'normal' }}>
          {[...business.address, business.phone, business.email].map((line) => (
            <Box key={line} component="span" sx={{ display: 'block' }}>
              {line}
            </Box>
          ))}
        </Typography>
      </Box>
      <Stack sx={{ flexShrink: 0, alignItems: 'flex-end', gap: 1 }}>
        <Typography variant="h4" component="p" sx={onPaperOnly}>
          Receipt
        </Typography>
        <TransactionStatusChip status={status} />
      </Stack>
    </Stack>
  );
}
