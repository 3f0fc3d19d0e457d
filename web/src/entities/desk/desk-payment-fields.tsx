import { type DeskMethod, paymentMethodLabels } from '@carwash/domain/payments/transaction';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useField } from 'formik';
import { useId } from 'react';

interface DeskPaymentFieldsProps {
  label: string;
  /** The ways to choose from. */
  methods: readonly DeskMethod[];
  labels?: Record<DeskMethod, string>;
}

/** How the customer pays. */
export function DeskPaymentFields({
  label,
  methods,
  labels = paymentMethodLabels,
}: DeskPaymentFieldsProps) {
  const [{ value }, , { setValue }] = useField<DeskMethod>('paymentMethod');
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId}>{label}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={labelId}
        value={value}
        onChange={(_event, chosen) => setValue(chosen as DeskMethod)}
      >
        {methods.map((method) => (
          <FormControlLabel
            key={method}
            value={method}
            control={<Radio />}
            label={labels[method]}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
