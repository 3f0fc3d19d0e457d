import { useEffect, useState } from 'react';

/** A text once nothing has been typed for so many milliseconds. */
export function useDebouncedValue(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, pauseMs, text);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}
