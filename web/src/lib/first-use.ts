import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * How long a page that nobody touches stays as it is, in milliseconds. What it shows is as old as its
 * HTML, at most two minutes.
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

/** The first sign that somebody uses the page. */
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

/** Whether somebody has used the page since the app started. */
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

let isWaiting = false;

/**
 * Whether the page shows something without Firestore: its HTML was rendered before (`build/boot.js`), or has asked
 * for what it shows (`build/ask.js`). Else somebody waits for Firestore already.
 */
const showsWithoutIt = () => document.querySelector('script[data-app], script[data-asks]') !== null;

/** Ends the wait for the first use: something needs Firestore now, so the rest may have it as well. */
export const endWaitForUse = (): void => begin();

/**
 * The moment to load what a visitor who only glances at the page does not need, such as Firestore for
 * what is known without it: the first sign that somebody uses the page, or some seconds later. At once
 * where nothing is known without it.
 */
export function whenUsed(): Promise<void> {
  if (!showsWithoutIt()) begin();
  else if (!isWaiting) {
    isWaiting = true;
    void whenTouched().then(begin);
    setTimeout(begin, untouchedMs);
  }
  return firstUse;
}

/** Whether that moment has come. */
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
