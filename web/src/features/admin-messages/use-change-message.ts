import { successMessages } from '@carwash/domain/endpoint/success-messages';
import type { MessageAnswer } from '@carwash/domain/messages/endpoints';
import { refreshAttention } from '~/entities/messages/attention';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useChange } from '~/lib/forms/use-change';
import { showToast } from '~/lib/show-toast';
import { formatCount } from '~/ui/format/format-count';

const settled = {
  done: 'The message is settled',
  failed: 'Failed to settle the message',
} as const;

const resent = {
  done: successMessages.resendMessage,
  failed: 'Failed to send the message again',
} as const;

function describeResent(resent: number, remaining: number): string {
  const sent = `${formatCount(resent)} ${resent === 1 ? 'message is' : 'messages are'} sent again`;
  return remaining === 0 ? sent : `${sent}, ${formatCount(remaining)} are left: press once more`;
}

const thenRefresh = (onDone: () => void) => () => {
  onDone();
  return refreshAttention();
};

/** Marks a message as settled, guarded against double clicks. */
export function useSettle({ _id: id }: MessageAnswer, onDone: () => void) {
  const { running, change } = useChange(showChangeFailure);
  const settle = () =>
    change(() => callApi('settleMessage', { params: { id } }), {
      ...settled,
      onDone: thenRefresh(onDone),
    });
  return { running, settle };
}

/** Sends all messages again that were refused. `failure` is the reason why the last attempt failed. */
export function useResendRefused(onDone: () => void) {
  const { running, failure, change } = useChange();
  const resendAll = () =>
    change(() => callApi('resendRefusedMessages', {}), {
      failed: 'Failed to send the messages again',
      onDone: ({ resent, remaining }) => {
        showToast(describeResent(resent, remaining), { variant: 'success' });
        return thenRefresh(onDone)();
      },
    });
  return { running, failure, resendAll };
}

/** Sends a message again, guarded against double clicks. `failure` is the reason why the last attempt failed. */
export function useResend({ _id: id }: MessageAnswer, onDone: () => void) {
  const { running, failure, change } = useChange();
  const resend = () =>
    change(() => callApi('resendMessage', { params: { id } }), {
      ...resent,
      onDone: thenRefresh(onDone),
    });
  return { running, failure, resend };
}
