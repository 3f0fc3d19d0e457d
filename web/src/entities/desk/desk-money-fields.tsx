import {
  type CollectMethod,
  collectMethods,
  paymentMethodLabels,
} from '@carwash/domain/payments/transaction';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useField, useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { FormField } from '~/ui/forms/form-field';
import { PriceField } from '~/ui/forms/price-field';
import type { DeskFormValues } from './desk-draft';

function PartMethodField() {
  const [{ value }, , { setValue }] = useField<CollectMethod>('partMethod');
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId}>The first part is paid</FormLabel>
      <RadioGroup
        row
        aria-labelledby={labelId}
        value={value}
        onChange={(_event, chosen) => setValue(chosen as CollectMethod)}
      >
        {collectMethods.map((method) => (
          <FormControlLabel
            key={method}
            value={method}
            control={<Radio />}
            label={paymentMethodLabels[method]}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

/** A discount, and a second way to pay: behind a button, because few sales need them. */
export function DeskMoneyFields() {
  const { discount, partAmount } = useFormikContext<DeskFormValues>().values;
  const [isOpen, setOpen] = useState(discount !== '' || partAmount !== '');
  if (!isOpen) {
    return (
      <Button
        aria-expanded={false}
        onClick={() => setOpen(true)}
        sx={{ alignSelf: 'flex-start', minHeight: 44 }}
      >
        Discount or two payments
      </Button>
    );
  }
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2.5,
          rowGap: 0.5,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        }}
      >
        <PriceField name="discount" label="Discount (optional)" required={false} />
        {/* A number field gives a number once something is typed. */}
        {String(discount) !== '' && (
          <FormField name="discountReason" label="Why the discount?" autoComplete="off" />
        )}
        <Box sx={{ gridColumnStart: 1 }}>
          <PriceField name="partAmount" label="First part of two (optional)" required={false} />
        </Box>
      </Box>
      {String(partAmount) !== '' && <PartMethodField />}
    </>
  );
}
