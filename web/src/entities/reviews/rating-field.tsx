import { ratings } from '@carwash/domain/reviews/review';
import { useField } from 'formik';
import { RatingInput } from './rating-input.tsx';

/** The stars of the review form. */
export function RatingField() {
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
