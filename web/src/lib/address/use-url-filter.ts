import { useSearchParams } from 'react-router-dom';

export interface UrlFilter {
  /** What the address says; empty for nothing. */
  value: string;
  /** A choice of its own: the back button undoes it. Empty takes the filter away. */
  choose: (value: string) => void;
  /** Part of something still being typed: takes the place of what was there. */
  refine: (value: string) => void;
}

/** A filter of a list that the address holds, so that it can be shared and gone back to. */
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
