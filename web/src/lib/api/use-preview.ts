import { useEffect, useState } from 'react';
import { ApiFailure } from './api-failure';
import { failureText, serverText } from './failure-text';

/** Debounce time, in milliseconds. */
const pauseMs = 400;

export type Preview<T> =
  | { state: 'incomplete' }
  | { state: 'loading' }
  | { state: 'ready'; data: T }
  | { state: 'failed'; reason: string; retry: () => void };

const previewFailureText = (failure: unknown): string =>
  failure instanceof ApiFailure && failure.kind === 'http'
    ? (failure.errors[0]?.message ?? serverText(failure))
    : (failureText(failure) ?? serverText(failure));

/**
 * Returns the server's preview of a change. The server is asked once the user pauses typing, and only about
 * complete input. Answers for older input are dropped.
 * @param input null while it is incomplete
 */
export function usePreview<Input, T>(
  input: Input | null,
  ask: (input: Input, signal: AbortSignal) => Promise<T>,
): Preview<T> {
  const [answer, setAnswer] = useState<{ asked: string; preview: Preview<T> } | null>(null);
  const [retries, setRetries] = useState(0);
  const asked = input === null ? null : JSON.stringify([input, retries]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is the serialized input
  useEffect(() => {
    if (asked === null || input === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const retry = () => setRetries((current) => current + 1);
    const timer = setTimeout(async () => {
      try {
        setAnswer({ asked, preview: { state: 'ready', data: await ask(input, signal) } });
      } catch (failure) {
        if (signal.aborted) return;
        setAnswer({
          asked,
          preview: { state: 'failed', reason: previewFailureText(failure), retry },
        });
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked]);

  if (asked === null) return { state: 'incomplete' };
  return answer?.asked === asked ? answer.preview : { state: 'loading' };
}
