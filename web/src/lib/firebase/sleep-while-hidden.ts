import { minuteMs } from '@carwash/domain/time/durations';
import { disableNetwork, enableNetwork, type Firestore } from 'firebase/firestore';

const hiddenMs = 5 * minuteMs;

/**
 * Stops all listeners of a page that nobody has seen for five minutes, because a forgotten tab reads every change of a day.
 * Once it is seen again they go on, and read what has changed.
 */
export function sleepWhileHidden(firestore: Firestore): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsleep = false;
  const follow = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') {
      timer = setTimeout(() => {
        isAsleep = true;
        void disableNetwork(firestore);
      }, hiddenMs);
    } else if (isAsleep) {
      isAsleep = false;
      void enableNetwork(firestore);
    }
  };
  document.addEventListener('visibilitychange', follow);
  follow();
}
