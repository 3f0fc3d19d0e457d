import { longestReview } from '@carwash/domain/reviews/review';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { visuallyHidden } from '@mui/utils';
import { useField } from 'formik';

/** The limit is mentioned when so many characters are left. */
const nearTheEnd = 200;

function lengthText(length: number): string {
  const left = longestReview - length;
  if (left > nearTheEnd) return '';
  if (left >= 0) return left === 1 ? '1 character left' : `${left} characters left`;
  return left === -1 ? '1 character too many' : `${-left} characters too many`;
}

/** The words of a review, with how many more there may be. */
export function ReviewTextField({ placeholder }: { placeholder: string }) {
  const [field, { touched, error }] = useField<string>('message');
  const length = field.value.trim().length;
  const shownError = touched ? error : undefined;
  return (
    <TextField
      {...field}
      label="Your review (optional)"
      placeholder={placeholder}
      multiline
      minRows={3}
      maxRows={14}
      error={shownError !== undefined || length > longestReview}
      helperText={
        <>
          {shownError ?? lengthText(length)}
          {/* Told once, not with every key. */}
          <Box component="span" role="status" sx={visuallyHidden}>
            {longestReview - length <= nearTheEnd && `At most ${longestReview} characters`}
          </Box>
        </>
      }
      slotProps={{ formHelperText: { sx: { minHeight: '1.66em' } } }}
    />
  );
}
