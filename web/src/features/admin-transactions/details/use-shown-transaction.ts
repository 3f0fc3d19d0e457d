import { useUrlFilter } from '~/lib/address/use-url-filter';

/** Whose details are open: the address holds it, so the way back closes them. */
export function useShownTransaction() {
  const { value, choose, refine } = useUrlFilter('transaction');
  return {
    shownId: value === '' ? null : value,
    show: choose,
    /** Takes the place of the open details in the history: the way back does not open them again. */
    hide: () => refine(''),
  };
}
