import { receiptKindLabels } from '@carwash/domain/receipts/receipt';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { sortReceipts, useReceipts } from '~/entities/receipts/queries';
import { paths } from '~/lib/address/paths';

/** Links to the receipt and the credit notes of a transaction. */
export function ReceiptLinks({ transactionId }: { transactionId: string }) {
  const receipts = useReceipts(transactionId);
  if (receipts.state !== 'ready') return null;
  const { sale, creditNotes } = sortReceipts(receipts.data);
  return [...(sale ? [sale] : []), ...creditNotes].map(({ _id, kind, number }) => (
    <Button key={_id} component={RouterLink} to={paths.adminReceipt(_id)} variant="outlined">
      {receiptKindLabels[kind]} {number}
    </Button>
  ));
}
