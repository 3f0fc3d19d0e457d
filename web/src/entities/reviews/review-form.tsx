import { createReviewSchema } from '@carwash/domain/reviews/endpoints';
import { maxReviewLength, type Rating, ratings } from '@carwash/domain/reviews/review';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { visuallyHidden } from '@mui/utils';
import { Form, Formik, useField, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { RatingInput } from './rating-input';

/** Calls `onMissing` after every attempt to submit the form without a rating. Renders nothing. */
function AskForRating({ onMissing }: { onMissing: () => void }) {
  const { submitCount, isSubmitting, errors } = useFormikContext<{ rating: number }>();
  const askIfMissing = useEffectEvent(() => {
    if (errors.rating !== undefined) onMissing();
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) askIfMissing();
  }, [submitCount, isSubmitting]);
  return null;
}

function RatingField() {
  const [{ value }, { touched, error }, { setValue }] = useField<number>('rating');
  return (
    <RatingInput
      label="Your rating"
      value={ratings.find((rating) => rating === value) ?? null}
      error={touched ? error : undefined}
      onChange={setValue}
    />
  );
}

/** The limit is shown when this many characters are left. */
const nearTheEnd = 200;

function lengthText(length: number): string {
  const left = maxReviewLength - length;
  if (left > nearTheEnd) return '';
  if (left >= 0) return left === 1 ? '1 character left' : `${left} characters left`;
  return left === -1 ? '1 character too many' : `${-left} characters too many`;
}

/** The text of a review, with a counter of the characters left. */
function ReviewTextField({ placeholder }: { placeholder: string }) {
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
      error={shownError !== undefined || length > maxReviewLength}
      helperText={
        <>
          {shownError ?? lengthText(length)}
          {/* Screen readers hear this once, not after every key press. */}
          <Box component="span" role="status" sx={visuallyHidden}>
            {maxReviewLength - length <= nearTheEnd && `At most ${maxReviewLength} characters`}
          </Box>
        </>
      }
      slotProps={{ formHelperText: { sx: { minHeight: '1.66em' } } }}
    />
  );
}

/** A rating of 0 means that none is chosen. */
interface ReviewFormValues {
  rating: number;
  message: string;
}

interface ReviewFormProps {
  /** Returns the initial values; called once. */
  firstValues: () => ReviewFormValues;
  /** Id of the form's heading. */
  labelledBy: string;
  placeholder: string;
  onSubmit: (rating: Rating, text: string) => Promise<void>;
  onRatingMissing: () => void;
  /** The buttons of the form. */
  actions: ReactNode;
  /** Components that need the form's context. */
  children?: ReactNode;
}

export function ReviewForm(props: ReviewFormProps) {
  const [initialValues] = useState(props.firstValues);
  const submit = async (values: ReviewFormValues) => {
    const stars = ratings.find((known) => known === values.rating);
    if (stars) await props.onSubmit(stars, values.message);
  };
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={createReviewSchema}
      validateOnBlur={false}
      onSubmit={submit}
    >
      <Stack component={Form} noValidate aria-labelledby={props.labelledBy} sx={{ gap: 1 }}>
        <RatingField />
        <ReviewTextField placeholder={props.placeholder} />
        {props.actions}
        {props.children}
        <AskForRating onMissing={props.onRatingMissing} />
        <FocusFirstError />
      </Stack>
    </Formik>
  );
}
