import { createStore } from '../store';

/**
 * Creates an answer of the API that several components show. It is asked for when somebody says so, not live.
 * @param initial shown until the first answer
 * @param failed said in the browser's console when asking fails, after which the answer stays as it is
 */
export function sharedAnswer<T>(initial: T, ask: () => Promise<T>, failed: string) {
  const answer = createStore(initial);
  return {
    /** Asks again. Never rejects. */
    refresh: async (): Promise<void> => {
      try {
        answer.set(await ask());
      } catch (error) {
        console.warn(failed, error);
      }
    },
    useAnswer: answer.useValue,
  };
}
