import { useState } from 'react';
import { changeFailureText } from '~/lib/api/change-failure-text';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';

const texts = {
  calendarLinkNotCreated: 'Failed to create the link',
  calendarLinkNotStopped: 'Failed to stop the link',
} as const;

/** A link that was just created: its address is not shown again. */
interface NewLink {
  link: string;
  createdAt: Date;
}

/** The calls that change a calendar link. */
export interface LinkCalls {
  renew: () => Promise<NewLink>;
  stop: () => Promise<unknown>;
}

/**
 * Provides a calendar link and its changes, which resolve to whether they were made.
 * @param before when the link was created, as it was loaded; null: there is none
 */
export function useCalendarLink(before: Date | null, calls: LinkCalls) {
  const { running, run } = useInFlightGuard();
  const [failure, setFailure] = useState<string | null>(null);
  const [since, setSince] = useState(before);
  const [link, setLink] = useState<string | null>(null);

  async function change(call: () => Promise<void>, problem: string): Promise<boolean> {
    let isDone = false;
    await run(async () => {
      setFailure(null);
      try {
        await call();
        isDone = true;
      } catch (refusal) {
        setFailure(changeFailureText(refusal, problem));
      }
    });
    return isDone;
  }

  const renew = () =>
    change(async () => {
      const created = await calls.renew();
      setLink(created.link);
      setSince(created.createdAt);
    }, texts.calendarLinkNotCreated);

  const stop = () =>
    change(async () => {
      await calls.stop();
      setLink(null);
      setSince(null);
    }, texts.calendarLinkNotStopped);

  const forgetFailure = () => setFailure(null);

  return { running, failure, since, link, renew, stop, forgetFailure };
}
