import type { MouseEvent } from 'react';

/**
 * Returns handlers that open a record on a click anywhere on it; keyboard users have a button within the
 * record. Clicks on links and buttons, and text selections, are ignored.
 */
export const openOnClick = <T>(record: T, onOpen: ((record: T) => void) | undefined) =>
  onOpen && {
    onClick: ({ target }: MouseEvent) => {
      const isControl = target instanceof Element && target.closest('a, button, input') !== null;
      if (!isControl && getSelection()?.isCollapsed !== false) onOpen(record);
    },
    style: { cursor: 'pointer' },
  };
