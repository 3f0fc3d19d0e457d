import { formatMoney } from '@carwash/domain/money/money';
import { paymentMethodLabels } from '@carwash/domain/payments/transaction';
import { linesOfReceipt } from '@carwash/domain/receipts/lines-of-receipt';
import { originalIdOf } from '@carwash/domain/receipts/original-id-of';
import { type Receipt, receiptKindLabels } from '@carwash/domain/receipts/receipt';
import { linesOfSeller } from '@carwash/domain/settings/lines-of-seller';
import { formatDay } from '@carwash/domain/time/calendar-days';
import { formatDateTime } from '@carwash/domain/time/format-date-time';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useReceipts } from '~/entities/receipts/queries';
import { vatText } from '~/entities/receipts/vat-text';
import { paths } from '~/lib/address/paths';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useSettings } from '~/lib/settings/settings';
import { FactRows } from '~/ui/page/fact-rows';
import { PageHeading } from '~/ui/page/page-heading';
import { type PrintedPaper, PrintedSheet } from '~/ui/page/printed-sheet';
import { EmptyState } from '~/ui/states/empty-state';
import { FailedState } from '~/ui/states/failed-state';

/** Returns the id of the transaction of a receipt. */
const transactionIdOf = (receiptId: string): string => receiptId.replace(/-[rxcs]\d{1,3}$/, '');

/** /dashboard/receipts/:id: a receipt or a credit note, for the screen and for printing. */
export default function ReceiptPage() {
  const { id = '' } = useParams();
  const transactionId = transactionIdOf(id);
  const receipts = useReceipts(transactionId);
  return (
    <>
      <Button
        component={RouterLink}
        to={paths.adminTransaction(transactionId)}
        size="small"
        startIcon={<ArrowBackRounded />}
        sx={{ mb: 2, ml: -1 }}
      >
        The payment
      </Button>
      {receipts.state === 'loading' && (
        <Skeleton
          role="status"
          aria-label="Loading the receipt"
          variant="rounded"
          height={480}
          sx={{ maxWidth: 760 }}
        />
      )}
      {receipts.state === 'failed' && (
        <FailedState title="The receipt could not be loaded" onRetry={receipts.retry} />
      )}
      {receipts.state === 'ready' && <Found id={id} receipts={receipts.data} />}
    </>
  );
}

function Found({ id, receipts }: { id: string; receipts: readonly Receipt[] }) {
  const receipt = receipts.find(({ _id }) => _id === id);
  if (!receipt) {
    return (
      <EmptyState
        title="There is no such receipt."
        description="A sale has one from the moment at which its money has come."
      />
    );
  }
  const original = receipts.find(({ _id }) => _id === originalIdOf(receipt)) ?? null;
  return <Sheet receipt={receipt} original={original} />;
}

interface SheetProps {
  receipt: Receipt;
  /** The receipt to which a credit note or a reversal refers. */
  original: Receipt | null;
}

function Sheet({ receipt, original }: SheetProps) {
  const [paper, setPaper] = useState<PrintedPaper>('page');
  const title = receiptKindLabels[receipt.kind];
  const print = (chosen: PrintedPaper) => {
    flushSync(() => setPaper(chosen));
    window.print();
  };
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageHeading
        title={title}
        subtitle={receipt.number ?? 'Its number follows within a minute.'}
        action={
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button
              variant="contained"
              startIcon={<PrintOutlined />}
              onClick={() => print('roll80')}
            >
              Print 80 mm
            </Button>
            <Button
              variant="outlined"
              startIcon={<PrintOutlined />}
              onClick={() => print('roll58')}
            >
              Print 58 mm
            </Button>
            <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => print('page')}>
              Print A4 or Letter
            </Button>
          </Stack>
        }
      />
      <PrintedSheet label={`${title} ${receipt.number ?? ''}`.trim()} paper={paper}>
        <Head receipt={receipt} />
        <Divider sx={{ my: 2 }} />
        <Facts receipt={receipt} original={original} />
        <Divider sx={{ my: 2 }} />
        <Lines receipt={receipt} original={original} />
        <Sum receipt={receipt} />
      </PrintedSheet>
    </Box>
  );
}

function Head({ receipt: { kind, number, seller } }: { receipt: Receipt }) {
  const settings = useSettings();
  return (
    <>
      <Typography variant="h4" component="h2">
        {settings.name}
      </Typography>
      <Typography component="address" variant="body2" sx={{ fontStyle: 'normal' }}>
        {linesOfSeller(settings, seller).map((line) => (
          <Box key={line} component="span" sx={{ display: 'block' }}>
            {line}
          </Box>
        ))}
      </Typography>
      <Typography variant="h4" component="p" sx={{ mt: 2 }}>
        {receiptKindLabels[kind]} {number}
      </Typography>
    </>
  );
}

/** The lines of a sale, also when it is the service alone; of a credit note its sum. */
const Lines = ({ receipt, original }: SheetProps) =>
  linesOfReceipt(receipt, original?.number ?? null).map(({ _id, name, price }) => (
    <Stack key={_id} direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
      <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
      </Typography>
      <Typography variant="body2" sx={{ flexShrink: 0 }}>
        {formatMoney(price, receipt.currency)}
      </Typography>
    </Stack>
  ));

const wayLabelOf = ({ kind, isCorrection }: Receipt): string => {
  if (isCorrection) return 'Was noted as';
  return kind === 'sale' ? 'Paid by' : 'Paid back by';
};

const originalLabelOf = ({ kind }: Receipt): string =>
  kind === 'sale' ? 'For receipt' : 'For credit note';

const sumLabelOf = ({ kind, isCorrection }: Receipt): string => {
  if (isCorrection) return 'Taken back';
  return kind === 'sale' ? 'Total paid' : 'Paid back';
};

function Facts({ receipt, original }: SheetProps) {
  const { movedAt, visitDate, customer, registrationPlate, paymentMethod } = receipt;
  const facts = {
    Date: formatDateTime(movedAt, businessTimeZone),
    ...(original?.number && { [originalLabelOf(original)]: original.number }),
    Visit: formatDay(visitDate),
    Customer: customer.name,
    Plate: registrationPlate,
    [wayLabelOf(receipt)]: paymentMethodLabels[paymentMethod],
  };
  return <FactRows facts={facts} />;
}

function Sum({ receipt }: { receipt: Receipt }) {
  const { kind, amount, currency } = receipt;
  const vat = vatText(receipt);
  return (
    <Box sx={{ mt: 2, textAlign: 'right' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {sumLabelOf(receipt)}
      </Typography>
      <Typography variant="h3" component="p">
        {formatMoney(kind === 'sale' ? amount : -amount, currency)}
      </Typography>
      {vat !== null && <Typography variant="body2">{vat}</Typography>}
    </Box>
  );
}
