import {
  answerReviewSchema,
  hideReviewSchema,
  type ListedReview,
} from '@carwash/domain/reviews/endpoints';
import { maxAnswerLength, maxHideReasonLength } from '@carwash/domain/reviews/review';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { callApi } from '~/lib/api/call-api';
import { toastTexts } from '~/lib/toasts';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { TextDialog } from './text-dialog';
import { useModerate } from './use-moderate';

/** A review to decide about, and what follows. */
export interface Decision {
  review: ListedReview;
  onDone: () => void;
}

/** Keeps a dialog open until the decision has been made or was given up. */
function useDecisionDialog({ onDone }: Decision) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  const decision = useModerate(() => {
    close();
    onDone();
  });
  return { open, close, ...decision };
}

/** Answers a review in public, or changes or removes the answer. */
export function AnswerDialog({ opened, onClosed }: HostedDialogProps<Decision>) {
  const { open, close, running, failure, moderate } = useDecisionDialog(opened);
  const { _id: id, answer, author } = opened.review;
  const remove = () =>
    moderate(() => callApi('removeReviewAnswer', { params: { id } }), {
      done: toastTexts.answerRemoved,
      failed: toastTexts.answerNotRemoved,
    });
  return (
    <TextDialog
      open={open}
      title={answer ? 'Change the answer' : `Answer ${author.name}`}
      explanation="Everyone reads it under the review, with the name of the business and the date."
      name="text"
      label="Your answer"
      firstText={answer?.text ?? ''}
      maxLength={maxAnswerLength}
      schema={answerReviewSchema}
      submitLabel={answer ? 'Save answer' : 'Publish answer'}
      running={running}
      failure={failure}
      onSubmit={(text) =>
        moderate(() => callApi('answerReview', { params: { id }, body: { text } }), {
          done: toastTexts.reviewAnswered,
          failed: toastTexts.reviewNotAnswered,
        })
      }
      onClose={close}
      onClosed={onClosed}
    >
      {answer && (
        <Button color="error" disabled={running} onClick={remove}>
          Remove answer
        </Button>
      )}
    </TextDialog>
  );
}

/** Hides a review, with a reason. */
export function HideDialog({ opened, onClosed }: HostedDialogProps<Decision>) {
  const { open, close, running, failure, moderate } = useDecisionDialog(opened);
  const { _id: id, author } = opened.review;
  return (
    <TextDialog
      open={open}
      title="Hide this review?"
      explanation={`It is kept, but no longer shown or counted. The pages say that a review is hidden. ${author.name} still sees it, and reads your reason.`}
      name="hiddenReason"
      label="Reason"
      firstText=""
      maxLength={maxHideReasonLength}
      schema={hideReviewSchema}
      submitLabel="Hide review"
      running={running}
      failure={failure}
      onSubmit={(hiddenReason) =>
        moderate(() => callApi('hideReview', { params: { id }, body: { hiddenReason } }), {
          done: toastTexts.reviewHidden,
          failed: toastTexts.reviewNotHidden,
        })
      }
      onClose={close}
      onClosed={onClosed}
    />
  );
}
