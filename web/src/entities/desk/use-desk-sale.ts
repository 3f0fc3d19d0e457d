import { useMemo } from 'react';
import { useWhileMounted } from '~/lib/forms/use-while-mounted';
import { useSession } from '~/lib/session/use-session';
import { deskDraft } from './desk-draft';
import { useBookAtDesk } from './use-book-at-desk';

/**
 * Returns the sale of a dialog, its draft, and the function that dismisses the dialog.
 * @param slotId the slot for which the dialog was opened
 */
export function useDeskSale(slotId: string, onClose: () => void) {
  const { user } = useSession();
  const draft = useMemo(() => deskDraft(user?._id ?? '', slotId), [user?._id, slotId]);
  const closeIfOpen = useWhileMounted(onClose);
  const sale = useBookAtDesk(draft, closeIfOpen);
  const dismiss = () => {
    // Not while the call runs, because the user must see its outcome.
    if (!sale.running) onClose();
  };
  return { draft, sale, dismiss };
}
