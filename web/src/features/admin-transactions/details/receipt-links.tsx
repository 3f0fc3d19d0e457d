import { receiptKindLabels } from '@carwash/domain/receipts/receipt';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { inOrder, useReceipts } from '~/entities/receipts/queries';
import { paths } from '~/lib/address/paths';

/** Links to the receipts and the credit notes of a transaction. */
export function ReceiptLinks({ transactionId }: { transactionId: string }) {
  const receipts = useReceipts(transactionId);
  if (receipts.state !== 'ready') return null;
  return inOrder(receipts.data).map(({ _id, kind, number }) => (
    <Button key={_id} component={RouterLink} to={paths.adminReceipt(_id)} variant="outlined">
      {receiptKindLabels[kind]} {number}
    </Button>
  ));
}
