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

let begin: () => void = () => {};
const firstUse = new Promise<void>((resolve) => {
  begin = resolve;
});

let isWatching = false;

/** Whether the page was there before the app; else somebody waits for the app already. */
const wasRendered = () => document.querySelector('script[data-app]') !== null;

/** Ends the wait for the first use: something needs Firestore now, so the rest may have it as well. */
export function endWaitForUse(): void {
  if (isWatching) for (const event of signsOfUse) removeEventListener(event, endWaitForUse);
  begin();
}

/**
 * The moment to load what a visitor who only glances at the page does not need, such as Firestore for
 * what is known without it: the first sign that somebody uses the page, or some seconds later. At once
 * where the app has shown the page.
 */
export function whenUsed(): Promise<void> {
  if (!wasRendered()) begin();
  else if (!isWatching) {
    isWatching = true;
    for (const event of signsOfUse) {
      addEventListener(event, endWaitForUse, { once: true, passive: true });
    }
    setTimeout(endWaitForUse, untouchedMs);
  }
  return firstUse;
}
