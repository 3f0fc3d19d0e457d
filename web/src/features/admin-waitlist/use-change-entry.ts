import { useState } from 'react';
import { changeFailureText } from '~/lib/api/change-failure-text';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { showToast } from '~/lib/show-toast';

interface Change {
  /** Toasts for the outcome. */
  done: string;
  failed: string;
  onDone: () => void;
}

/** Changes an entry, guarded against double clicks. `failure` is the reason why the last attempt failed. */
export function useChangeEntry({ done, failed, onDone }: Change) {
  const { running, run } = useInFlightGuard();
  const [failure, setFailure] = useState<string | null>(null);
  const change = (call: () => Promise<unknown>) =>
    run(async () => {
      setFailure(null);
      try {
        await call();
        showToast(done, { variant: 'success' });
        onDone();
      } catch (error) {
        setFailure(changeFailureText(error, failed));
      }
    });
  return { running, failure, change };
}
