import { useEffect, useEffectEvent, useRef, useState } from 'react';

type Answer<T> =
  | { state: 'waiting' }
  | { state: 'ready'; data: T }
  | { state: 'failed'; failure: unknown };

/** Calls `ask` when the screen opens, and again on `askAgain`. */
export function useRequestOnOpen<T>(ask: () => Promise<T>) {
  const [answer, setAnswer] = useState<Answer<T>>({ state: 'waiting' });
  const [round, setRound] = useState(0);
  const askedRound = useRef(-1);

  const run = useEffectEvent(async () => {
    try {
      setAnswer({ state: 'ready', data: await ask() });
    } catch (failure) {
      setAnswer({ state: 'failed', failure });
    }
  });

  useEffect(() => {
    // Prevents a second call when React runs effects twice: a mail's code works only once.
    if (askedRound.current === round) return;
    askedRound.current = round;
    void run();
  }, [round]);

  const askAgain = () => {
    setAnswer({ state: 'waiting' });
    setRound(round + 1);
  };
  return { answer, askAgain };
}
