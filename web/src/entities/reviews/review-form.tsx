import { createReviewSchema } from '@carwash/domain/reviews/endpoints';
import { type Rating, ratings } from '@carwash/domain/reviews/review';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { type ReactNode, useState } from 'react';
import { FocusFirstError } from '~/ui/forms/focus-first-error.tsx';
import { AskForRating } from './ask-for-rating.tsx';
import { RatingField } from './rating-field.tsx';
import { ReviewTextField } from './review-text-field.tsx';

/** As it is filled in: without stars the rating is 0. */
export interface ReviewFormValues {
  rating: number;
  message: string;
}

interface ReviewFormProps {
  /** Read once. */
  firstValues: () => ReviewFormValues;
  /** Id of the heading that names the form. */
  labelledBy: string;
  placeholder: string;
  onSubmit: (rating: Rating, text: string) => Promise<void>;
  onRatingMissing: () => void;
  /** What can be done with the form. */
  actions: ReactNode;
  /** Whatever else should know of what is typed. */
  children?: ReactNode;
}

/** Stars and words. */
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
