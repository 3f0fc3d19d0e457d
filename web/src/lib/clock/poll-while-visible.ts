/**
 * Runs `work` repeatedly: first after `everyMs`, then `everyMs` after each run has ended, so never
 * two at a time. Skips runs while the page is hidden. After a failure the next run tries again.
 * @returns a function that stops polling and aborts a running `work`
 */
export function pollWhileVisible(
  work: (signal: AbortSignal) => Promise<unknown>,
  everyMs: number,
): () => void {
  const leaving = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const turn = async () => {
    try {
      if (document.visibilityState === 'visible') await work(leaving.signal);
    } catch {
      // Ignored: the failure may be temporary, and the next run tries again.
    }
    if (!leaving.signal.aborted) timer = setTimeout(turn, everyMs);
  };
  timer = setTimeout(turn, everyMs);
  return () => {
    clearTimeout(timer);
    leaving.abort();
  };
}
