import { successMessages } from '@carwash/domain/endpoint/success-messages';
import { answerReviewSchema, hideReviewSchema } from '@carwash/domain/reviews/endpoints';
import { maxAnswerLength, maxHideReasonLength } from '@carwash/domain/reviews/review';
import { callApi } from '~/lib/api/call-api';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { TextDialog } from '~/ui/dialogs/text-dialog';
import { TextArea } from './text-area';
import { type Decision, reloadIfRefused, seenReview, thenRecount } from './use-moderate';

const texts = {
  reviewAnswered: successMessages.answerReview,
  reviewNotAnswered: 'Failed to save the answer',
  answerRemoved: 'The answer is removed',
  answerNotRemoved: 'Failed to remove the answer',
  reviewHidden: 'The review is hidden',
  reviewNotHidden: 'Failed to hide the review',
} as const;

/** Answers a review in public, or changes or removes the answer. */
export function AnswerDialog({ opened, onClosed }: HostedDialogProps<Decision>) {
  const { review, onDone } = opened;
  const { _id: id, answer, author } = review;
  const { params, query } = seenReview(review);
  const seenAnswer = answer?.text ?? '';
  return (
    <TextDialog
      title={answer ? 'Change the answer' : `Answer ${author.name}`}
      explanation="Everyone reads it under the review, with the name of the business and the date."
      draftName={`answer:${id}`}
      first={{ seenAnswer, text: seenAnswer }}
      schema={answerReviewSchema}
      yes={answer ? 'Save answer' : 'Publish answer'}
      send={(body) => reloadIfRefused(onDone, callApi('answerReview', { params, query, body }))}
      done={texts.reviewAnswered}
      failed={texts.reviewNotAnswered}
      onDone={thenRecount(onDone)}
      other={
        answer && {
          label: 'Remove answer',
          send: () =>
            reloadIfRefused(
              onDone,
              callApi('removeReviewAnswer', {
                params,
                query: { ...query, seenAnsweredAt: answer.answeredAt },
              }),
            ),
          done: texts.answerRemoved,
          failed: texts.answerNotRemoved,
        }
      }
      onClosed={onClosed}
    >
      <TextArea name="text" label="Your answer" maxLength={maxAnswerLength} />
    </TextDialog>
  );
}

/** Hides a review, with a reason. */
export function HideDialog({ opened, onClosed }: HostedDialogProps<Decision>) {
  const { review, onDone } = opened;
  const { _id: id, author } = review;
  return (
    <TextDialog
      title="Hide this review?"
      explanation={`It is kept, but no longer shown or counted. The pages say that a review is hidden. ${author.name} still sees it, and reads your reason.`}
      draftName={`hide:${id}`}
      first={{ hiddenReason: '' }}
      schema={hideReviewSchema}
      yes="Hide review"
      send={(body) =>
        reloadIfRefused(onDone, callApi('hideReview', { ...seenReview(review), body }))
      }
      done={texts.reviewHidden}
      failed={texts.reviewNotHidden}
      onDone={thenRecount(onDone)}
      onClosed={onClosed}
    >
      <TextArea name="hiddenReason" label="Reason" maxLength={maxHideReasonLength} />
    </TextDialog>
  );
}
