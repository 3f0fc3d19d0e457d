import { successMessages } from '@carwash/domain/endpoint/success-messages';
import type { MessageAnswer } from '@carwash/domain/messages/endpoints';
import { useState } from 'react';
import { refreshAttention } from '~/entities/messages/attention';
import { callApi } from '~/lib/api/call-api';
import { changeFailureText } from '~/lib/api/change-failure-text';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { showToast } from '~/lib/show-toast';

const texts = {
  messageResent: successMessages.resendMessage,
  messageNotResent: 'Failed to send the message again',
  messageSettled: 'The message is settled',
  messageNotSettled: 'Failed to settle the message',
} as const;

/** Marks a message as settled, guarded against double clicks. */
export function useSettle({ _id: id }: MessageAnswer, onDone: () => void) {
  const { running, run } = useInFlightGuard();
  const settle = () =>
    run(async () => {
      try {
        await callApi('settleMessage', { params: { id } });
        showToast(texts.messageSettled, { variant: 'success' });
        onDone();
        await refreshAttention();
      } catch (failure) {
        showChangeFailure(failure, texts.messageNotSettled);
      }
    });
  return { running, settle };
}

/** Sends a message again, guarded against double clicks. `failure` is the reason why the last attempt failed. */
export function useResend({ _id: id }: MessageAnswer, onDone: () => void) {
  const { running, run } = useInFlightGuard();
  const [failure, setFailure] = useState<string | null>(null);
  const resend = () =>
    run(async () => {
      setFailure(null);
      try {
        await callApi('resendMessage', { params: { id } });
        showToast(texts.messageResent, { variant: 'success' });
        onDone();
        await refreshAttention();
      } catch (error) {
        setFailure(changeFailureText(error, texts.messageNotResent));
      }
    });
  return { running, failure, resend };
}
