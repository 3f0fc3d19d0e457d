import { useState } from 'react';
import { changeFailureText } from '../api/change-failure-text';
import { showToast } from '../show-toast';
import { useInFlightGuard } from './use-in-flight-guard';

/** The texts of a change, and what follows its success. */
export interface ChangeOutcome<Answer = void> {
  /** Toast on success. */
  done?: string;
  failed: string;
  onDone?: (answer: Answer) => unknown;
  /** Returns whether it has told the failure itself. */
  onFailure?: (failure: unknown) => boolean;
}

/**
 * Sends changes, guarded against double clicks. `failure` is the reason why the last attempt failed.
 * @param tellFailure returns its text; with `showChangeFailure` it is shown as a toast as well
 */
export function useChange(tellFailure = changeFailureText) {
  const { running, run } = useInFlightGuard();
  const [failure, setFailure] = useState<string | null>(null);

  /** Returns whether the call has succeeded. */
  const change = async <Answer>(
    call: () => Promise<Answer>,
    { done, failed, onDone, onFailure }: ChangeOutcome<Answer>,
  ): Promise<boolean> => {
    let hasSucceeded = false;
    await run(async () => {
      setFailure(null);
      try {
        const answer = await call();
        hasSucceeded = true;
        if (done) showToast(done, { variant: 'success' });
        await onDone?.(answer);
      } catch (error) {
        if (!onFailure?.(error)) setFailure(tellFailure(error, failed));
      }
    });
    return hasSucceeded;
  };

  return { running, failure, change };
}
