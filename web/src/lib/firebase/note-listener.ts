import { formatClock } from '../clock/format-times';
import { warnOf } from '../page-state';

/** Short interruptions are not shown, in milliseconds. */
const reconnectMs = 15_000;

const lost = new Map<object, Date>();
let timer: ReturnType<typeof setTimeout> | undefined;

function warnIfLost(): void {
  clearTimeout(timer);
  const [since] = lost.values();
  if (!since) {
    warnOf('live', '');
    return;
  }
  const leftMs = since.getTime() + reconnectMs - Date.now();
  if (leftMs > 0) timer = setTimeout(warnIfLost, leftMs);
  else warnOf('live', `Not live since ${formatClock(since)}. What you see may be out of date.`);
}

/**
 * Notes whether a listener has a connection to the server. After a while without one the page warns.
 * @param listener any object that identifies it
 */
export function noteListener(listener: object, isLive: boolean): void {
  if (isLive ? lost.delete(listener) : !lost.has(listener)) {
    if (!isLive) lost.set(listener, new Date());
    warnIfLost();
  }
}
