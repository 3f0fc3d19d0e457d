import { toMinorUnits } from '@carwash/domain/money/money';
import {
  type DeskMethod,
  deskMethods,
  paymentMethodLabels,
} from '@carwash/domain/payments/transaction';
import type { Quote } from '@carwash/domain/services/quote';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import { formatMinor, formatPrice } from '~/ui/format/format-price';
import type { DeskFormValues } from './desk-draft';
import { moneyOf } from './desk-money';

const texts: Record<DeskMethod, string> = {
  cash: 'Cash',
  terminal: 'Card terminal',
  later: 'Pay later',
  free: 'Free',
};

const restTexts: Partial<Record<DeskMethod, string>> = {
  cash: 'Rest in cash',
  terminal: 'Rest at terminal',
  later: 'Rest later',
};

interface PaymentButtonsProps {
  quote: Quote;
  running: boolean;
  /** Whether something has to be answered or chosen first. */
  disabled: boolean;
  onCancel: () => void;
}

/** The price, and one button for each way to pay it, which sells: none is chosen beforehand. */
export function PaymentButtons({ quote, running, disabled, onCancel }: PaymentButtonsProps) {
  const { values, setFieldValue, submitForm } = useFormikContext<DeskFormValues>();
  const priceId = useId();
  const hasPart = quote.amount > 0 && String(values.partAmount) !== '';
  // Whatever is pressed, the price and the rest are the same.
  const money = moneyOf({ ...values, paymentMethod: 'later' }, quote);
  const { amount } = money?.quote ?? quote;
  const partMinor = money?.split?.partMinor;
  const isOffered = (method: DeskMethod) =>
    !hasPart || (restTexts[method] !== undefined && method !== values.partMethod);
  const methods: readonly DeskMethod[] = quote.amount === 0 ? ['later'] : deskMethods;
  const sell = (method: DeskMethod) => {
    // The form is checked and sent as it is once the method is set.
    flushSync(() => void setFieldValue('paymentMethod', method, false));
    void submitForm();
  };
  const textOf = (method: DeskMethod) => {
    if (quote.amount === 0) return 'Sell';
    return hasPart ? restTexts[method] : texts[method];
  };
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Button disabled={running} onClick={onCancel}>
          Cancel
        </Button>
        <Box id={priceId} sx={{ ml: 'auto', textAlign: 'right' }}>
          <Typography component="span">Sell for </Typography>
          <Typography component="span" sx={{ fontSize: '1.25rem', fontWeight: 750 }}>
            {formatPrice(amount)}
          </Typography>
          {partMinor !== undefined && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {`${paymentMethodLabels[values.partMethod]} ${formatMinor(partMinor)}, the rest ${formatMinor(toMinorUnits(amount) - partMinor)}`}
            </Typography>
          )}
        </Box>
      </Stack>
      <Box
        role="group"
        aria-labelledby={priceId}
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: '1fr 1fr', sm: `repeat(${methods.length}, 1fr)` },
          '& > :only-child': { gridColumn: '1 / -1' },
        }}
      >
        {methods.filter(isOffered).map((method) => (
          <Button
            key={method}
            variant={method === 'free' ? 'outlined' : 'contained'}
            loading={running && values.paymentMethod === method}
            disabled={disabled || running}
            onClick={() => sell(method)}
            sx={{ minHeight: 52, lineHeight: 1.2 }}
          >
            {textOf(method)}
          </Button>
        ))}
      </Box>
    </>
  );
}
