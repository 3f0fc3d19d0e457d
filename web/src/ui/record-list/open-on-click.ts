import type { MouseEvent } from 'react';

/**
 * Lets a click anywhere on a record open it, for those who point; in the record stands a button for
 * everybody else. What can be clicked by itself, and text that is being selected, are left alone.
 */
export const openOnClick = <T>(record: T, onOpen: ((record: T) => void) | undefined) =>
  onOpen && {
    onClick: ({ target }: MouseEvent) => {
      const isControl = target instanceof Element && target.closest('a, button, input') !== null;
      if (!isControl && getSelection()?.isCollapsed !== false) onOpen(record);
    },
    style: { cursor: 'pointer' },
  };
