/**
 * Does `work` again and again, first after `everyMs` and then `everyMs` after it was done, so never
 * twice at once; skips it while the page is not seen. What fails is tried again the next time.
 * @returns the function that ends it, and aborts what is under way
 */
export function pollWhileVisible(
  work: (signal: AbortSignal) => Promise<void>,
  everyMs: number,
): () => void {
  const leaving = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const turn = async () => {
    try {
      if (document.visibilityState === 'visible') await work(leaving.signal);
    } catch {
      // The next turn finds out whether it was more than a moment's trouble.
    }
    if (!leaving.signal.aborted) timer = setTimeout(turn, everyMs);
  };
  timer = setTimeout(turn, everyMs);
  return () => {
    clearTimeout(timer);
    leaving.abort();
  };
}
