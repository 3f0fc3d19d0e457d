import type { ChannelChange } from '@carwash/domain/messages/endpoints';
import type { MessageChannel } from '@carwash/domain/messages/kinds';
import { useState } from 'react';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { toastTexts } from '~/lib/toasts';

/**
 * Changes the channels by which the reader wants only what is essential. A change is shown at once, and taken back
 * when it fails.
 * @param stored the channels as they were loaded
 */
export function useMutedChannels(stored: readonly MessageChannel[]) {
  const [muted, setMuted] = useState(stored);
  const { running, run } = useInFlightGuard();

  const change = (body: ChannelChange) =>
    run(async () => {
      const others = muted.filter((other) => other !== body.channel);
      setMuted(body.isMuted ? [...others, body.channel] : others);
      try {
        setMuted((await callApi('updateMessagePreferences', { body })).muted);
      } catch (failure) {
        setMuted(muted);
        showChangeFailure(failure, toastTexts.notificationsNotSaved);
      }
    });

  return { muted, running, change };
}
