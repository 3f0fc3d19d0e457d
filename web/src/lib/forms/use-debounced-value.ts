import { useEffect, useState } from 'react';

/** Debounces a text: the result changes once nothing has been typed for `pauseMs` milliseconds. */
export function useDebouncedValue(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, pauseMs, text);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}
