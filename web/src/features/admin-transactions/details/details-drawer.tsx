import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTransaction } from '~/entities/payments/queries';
import { EmptyState } from '~/ui/states/empty-state';
import { FailedState } from '~/ui/states/failed-state';
import { TransactionDetails } from './transaction-details';
import { useShownTransaction } from './use-shown-transaction';

function ShownTransaction({ id }: { id: string }) {
  const transaction = useTransaction(id);
  if (transaction.state === 'loading') {
    return (
      <Box role="status" aria-label="Loading the transaction">
        <Skeleton variant="rounded" height={420} sx={{ borderRadius: '14px' }} />
      </Box>
    );
  }
  if (transaction.state === 'failed') {
    return <FailedState title="This transaction could not be loaded" onRetry={transaction.retry} />;
  }
  if (transaction.data === null) return <EmptyState title="There is no such transaction" />;
  return <TransactionDetails transaction={transaction.data} />;
}

/** All details of the transaction that the address names, live. */
export function DetailsDrawer() {
  const titleId = useId();
  const { shownId, hide } = useShownTransaction();
  // The last id is kept while the drawer slides out.
  const [lastShownId, setLastShownId] = useState(shownId);
  if (shownId !== null && shownId !== lastShownId) setLastShownId(shownId);

  return (
    <Drawer
      anchor="right"
      open={shownId !== null}
      onClose={(event, reason) => {
        // Ignores the second click of a double click on a row, which lands on the backdrop.
        const isSecondClick = reason === 'backdropClick' && 'detail' in event && event.detail === 2;
        if (!isSecondClick) hide();
      }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: 460, maxWidth: '100vw', p: { xs: 2, sm: 3 } },
        },
      }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 2 }}
      >
        <Typography id={titleId} variant="h4" component="h2">
          Transaction
        </Typography>
        <IconButton autoFocus edge="end" aria-label="Close details" onClick={hide}>
          <CloseRounded />
        </IconButton>
      </Stack>
      {lastShownId !== null && <ShownTransaction key={lastShownId} id={lastShownId} />}
    </Drawer>
  );
}
