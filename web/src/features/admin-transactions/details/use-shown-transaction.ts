import { useUrlFilter } from '~/lib/address/use-url-filter';

/**
 * Manages the id of the transaction whose details are open. It is kept in the address, so that the back
 * button closes them.
 */
export function useShownTransaction() {
  const { value, choose, refine } = useUrlFilter('transaction');
  return {
    shownId: value === '' ? null : value,
    show: choose,
    /** Replaces the history entry, so that the back button does not open the details again. */
    hide: () => refine(''),
  };
}
