import { useEffect, useRef } from 'react';
import { paths } from '~/lib/address/paths';

/**
 * Moves the focus when the panel closes: to the button that opened it, or to the list when that booking is
 * gone.
 * @param bookingId the booking whose panel is open
 * @returns the ref of the list
 */
export function useRescheduleFocus(bookingId: string | null) {
  const list = useRef<HTMLElement>(null);
  const opened = useRef(bookingId);

  useEffect(() => {
    const closed = bookingId === null ? opened.current : null;
    opened.current = bookingId;
    if (closed === null) return;
    const address = CSS.escape(paths.rescheduleThis(closed));
    const opener = list.current?.querySelector<HTMLElement>(`[href="${address}"]`);
    (opener ?? list.current)?.focus();
  }, [bookingId]);

  return list;
}
