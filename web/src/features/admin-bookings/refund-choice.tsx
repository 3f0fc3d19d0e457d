import { formatPrice } from '@carwash/domain/rules/money';
import { refundNoticeMs } from '@carwash/domain/rules/refund-on-cancel';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useField } from 'formik';
import { useId } from 'react';

const noticeHours = refundNoticeMs / (60 * 60_000);

const ruleText = (refunds: boolean) =>
  refunds
    ? `It starts in ${noticeHours} hours or more: by our rule the money goes back.`
    : `It starts in less than ${noticeHours} hours: by our rule there is no refund.`;

interface RefundChoiceProps {
  amount: number;
  /** What the rule for customers says; the desk may decide otherwise. */
  refundsByRule: boolean;
}

/** Whether the money goes back. */
export function RefundChoice({ amount, refundsByRule }: RefundChoiceProps) {
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
          label={`Refund ${formatPrice(amount)}`}
        />
        <FormControlLabel value="false" control={<Radio autoFocus={!value} />} label="No refund" />
      </RadioGroup>
      <FormHelperText id={ruleId} sx={{ mx: 0 }}>
        {ruleText(refundsByRule)}
      </FormHelperText>
    </FormControl>
  );
}
