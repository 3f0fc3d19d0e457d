import { successMessages } from '@carwash/domain/endpoint/success-messages';
import {
  answerReviewSchema,
  hideReviewSchema,
  type ListedReview,
} from '@carwash/domain/reviews/endpoints';
import { maxAnswerLength, maxHideReasonLength } from '@carwash/domain/reviews/review';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { object, string } from 'yup';
import { callApi } from '~/lib/api/call-api';
import type { FormDraft } from '~/lib/forms/form-draft';
import { useTypedDraft } from '~/lib/forms/use-typed-draft';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { DiscardQuestion, useLeaveTyped } from '~/ui/dialogs/keep-typed';
import { TextDialog } from './text-dialog';
import { useModerate } from './use-moderate';

const texts = {
  reviewAnswered: successMessages.answerReview,
  reviewNotAnswered: 'Failed to save the answer',
  answerRemoved: 'The answer is removed',
  answerNotRemoved: 'Failed to remove the answer',
  reviewHidden: 'The review is hidden',
  reviewNotHidden: 'Failed to hide the review',
} as const;

/** A review to decide about, and what follows. */
export interface Decision {
  review: ListedReview;
  onDone: () => void;
}

const answerDraftSchema = object({ text: string().defined() });
const hideDraftSchema = object({ hiddenReason: string().defined() });

/** Keeps a dialog open until the decision has been made or was given up. */
function useDecisionDialog({ onDone }: Decision, draft: FormDraft<Record<string, string>>) {
  const [open, setOpen] = useState(true);
  const { leave, finish, answers } = useLeaveTyped(draft, () => setOpen(false));
  const { moderate, ...decision } = useModerate(() => {
    finish();
    onDone();
  });
  return { moderate, answers, dialog: { open, draft, onClose: leave, ...decision } };
}

/** Answers a review in public, or changes or removes the answer. */
export function AnswerDialog({ opened, onClosed }: HostedDialogProps<Decision>) {
  const { _id: id, answer, author } = opened.review;
  const draft = useTypedDraft(`answer:${id}`, answerDraftSchema);
  const { moderate, answers, dialog } = useDecisionDialog(opened, draft);
  const remove = () =>
    moderate(() => callApi('removeReviewAnswer', { params: { id } }), {
      done: texts.answerRemoved,
      failed: texts.answerNotRemoved,
    });
  return (
    <TextDialog
      {...dialog}
      title={answer ? 'Change the answer' : `Answer ${author.name}`}
      explanation="Everyone reads it under the review, with the name of the business and the date."
      name="text"
      label="Your answer"
      firstText={answer?.text ?? ''}
      maxLength={maxAnswerLength}
      schema={answerReviewSchema}
      submitLabel={answer ? 'Save answer' : 'Publish answer'}
      onSubmit={(text) =>
        moderate(() => callApi('answerReview', { params: { id }, body: { text } }), {
          done: texts.reviewAnswered,
          failed: texts.reviewNotAnswered,
        })
      }
      onClosed={onClosed}
    >
      <DiscardQuestion {...answers} />
      {answer && (
        <Button color="error" disabled={dialog.running} onClick={remove}>
          Remove answer
        </Button>
      )}
    </TextDialog>
  );
}

/** Hides a review, with a reason. */
export function HideDialog({ opened, onClosed }: HostedDialogProps<Decision>) {
  const { _id: id, author } = opened.review;
  const draft = useTypedDraft(`hide:${id}`, hideDraftSchema);
  const { moderate, answers, dialog } = useDecisionDialog(opened, draft);
  return (
    <TextDialog
      {...dialog}
      title="Hide this review?"
      explanation={`It is kept, but no longer shown or counted. The pages say that a review is hidden. ${author.name} still sees it, and reads your reason.`}
      name="hiddenReason"
      label="Reason"
      firstText=""
      maxLength={maxHideReasonLength}
      schema={hideReviewSchema}
      submitLabel="Hide review"
      onSubmit={(hiddenReason) =>
        moderate(() => callApi('hideReview', { params: { id }, body: { hiddenReason } }), {
          done: texts.reviewHidden,
          failed: texts.reviewNotHidden,
        })
      }
      onClosed={onClosed}
    >
      <DiscardQuestion {...answers} />
    </TextDialog>
  );
}
