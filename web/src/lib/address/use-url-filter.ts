import { useSearchParams } from 'react-router-dom';

export interface UrlFilter {
  /** The value in the address; empty when there is none. */
  value: string;
  /**
   * Applies a finished choice: adds a history entry, so that the back button undoes it. Empty removes the
   * filter.
   */
  choose: (value: string) => void;
  /** Applies text that is still being typed: replaces the history entry. */
  refine: (value: string) => void;
}

/** Keeps a list's filter in the address, so that it can be shared and works with the back button. */
export function useUrlFilter(name: string): UrlFilter {
  const [params, setParams] = useSearchParams();

  const set = (value: string, replace: boolean) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace, preventScrollReset: true },
    );

  return {
    value: params.get(name)?.trim() ?? '',
    choose: (value) => set(value, false),
    refine: (value) => set(value, true),
  };
}
