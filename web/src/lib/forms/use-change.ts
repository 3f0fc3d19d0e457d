import { useState } from 'react';
import { changeFailureText } from '../api/change-failure-text';
import { showToast } from '../show-toast';
import { useInFlightGuard } from './use-in-flight-guard';

/** The texts of a change, and what follows its success. */
export interface Outcome {
  /** Toast on success. */
  done?: string;
  failed: string;
  onDone?: () => unknown;
}

/**
 * Sends changes, guarded against double clicks. `failure` is the reason why the last attempt failed.
 * @param tellFailure returns its text; with `showChangeFailure` it is shown as a toast as well
 */
export function useChange(tellFailure = changeFailureText) {
  const { running, run } = useInFlightGuard();
  const [failure, setFailure] = useState<string | null>(null);

  /** Returns whether the call has succeeded. */
  const change = async (
    call: () => Promise<unknown>,
    { done, failed, onDone }: Outcome,
  ): Promise<boolean> => {
    let hasSucceeded = false;
    await run(async () => {
      setFailure(null);
      try {
        await call();
        hasSucceeded = true;
        if (done) showToast(done, { variant: 'success' });
        await onDone?.();
      } catch (error) {
        setFailure(tellFailure(error, failed));
      }
    });
    return hasSucceeded;
  };

  return { running, failure, change };
}
