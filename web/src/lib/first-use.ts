import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Time after which a page that nobody touches counts as used, in milliseconds. Until then it shows the data
 * of its HTML, as caches may hold it for some minutes.
 */
const untouchedMs = 5000;

const signsOfUse = [
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'touchstart',
  'scroll',
] as const;

let touched: Promise<void> | undefined;
let wasTouched = false;

/** Resolves at the first sign that somebody uses the page. */
export function whenTouched(): Promise<void> {
  touched ??= new Promise((resolve) => {
    const watched = new AbortController();
    const touch = () => {
      watched.abort();
      wasTouched = true;
      resolve();
    };
    for (const event of signsOfUse) {
      addEventListener(event, touch, { passive: true, signal: watched.signal });
    }
  });
  return touched;
}

const subscribeToTouch = (onChange: () => void) => {
  let isListening = true;
  void whenTouched().then(() => isListening && onChange());
  return () => {
    isListening = false;
  };
};

/** Tells whether somebody has used the page since the app started. */
export const useTouched = (): boolean =>
  useSyncExternalStore(
    subscribeToTouch,
    () => wasTouched,
    () => false,
  );

let begin: () => void = () => {};
const firstUse = new Promise<void>((resolve) => {
  begin = resolve;
});

/** Ends the wait for the first use: something needs Firestore now, so the rest may have it as well. */
export const endWaitForUse = (): void => begin();

let isWaiting = false;

/**
 * Resolves when it is time to load code and data that a visitor who only glances at the page does not need,
 * such as Firestore: at the first sign that somebody uses the page, when something else needs Firestore, or
 * some seconds later.
 */
export function whenUsed(): Promise<void> {
  if (!isWaiting) {
    isWaiting = true;
    void whenTouched().then(begin);
    setTimeout(begin, untouchedMs);
  }
  return firstUse;
}

/** Tells whether the page is used, by the rules of `whenUsed`. */
export function useUsed(): boolean {
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => {
    let isMounted = true;
    void whenUsed().then(() => isMounted && setIsUsed(true));
    return () => {
      isMounted = false;
    };
  }, []);
  return isUsed;
}
