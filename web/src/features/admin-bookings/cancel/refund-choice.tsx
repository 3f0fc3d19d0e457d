import type { Booking } from '@carwash/domain/bookings/booking';
import { formatPrice } from '@carwash/domain/money/money';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useId } from 'react';

type RefundChoiceProps = { booking: Pick<Booking, 'amount' | 'refundTerms'> };

/** Whether the money goes back; nothing to choose where it does already. */
export function RefundChoice({ booking: { amount, refundTerms } }: RefundChoiceProps) {
  if (amount === 0) return <Typography>Nothing was paid, so nothing goes back.</Typography>;
  const price = formatPrice(amount);
  return refundTerms === 'granted' ? (
    <Typography>The {price} that was paid goes back already.</Typography>
  ) : (
    <Choice price={price} />
  );
}

function Choice({ price }: { price: string }) {
  const [{ value }, , { setValue }] = useField<boolean>('refund');
  const labelId = useId();
  const ruleId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId}>Refund</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        aria-describedby={ruleId}
        value={String(value)}
        onChange={(_event, chosen) => setValue(chosen === 'true')}
      >
        <FormControlLabel
          value="true"
          control={<Radio autoFocus={value} />}
          label={`Refund ${price}`}
        />
        <FormControlLabel value="false" control={<Radio autoFocus={!value} />} label="No refund" />
      </RadioGroup>
      <FormHelperText id={ruleId} sx={{ mx: 0 }}>
        When we cancel, the money goes back however late it is, unless you decide otherwise. You can
        still give it back afterwards.
      </FormHelperText>
    </FormControl>
  );
}
