import { useEffect, useMemo, useState } from 'react';
import type { FormDraft } from '~/lib/forms/form-draft';
import { guest, type ReviewDraft, reviewDraft } from './review-draft';

interface WriterDraft {
  /** Uid, or `guest`; changes when the user signs in or out. */
  writer: string;
  draft: FormDraft<ReviewDraft>;
}

/**
 * Returns the draft of the review form. A guest's draft is handed over to the user who signs in; a user's
 * draft survives the end of their session.
 * @param uid null: nobody is signed in
 */
export function useReviewDraft(uid: string | null, serviceId: string | null): WriterDraft {
  const [writer, setWriter] = useState(uid ?? guest);
  if (uid !== null && uid !== writer) setWriter(uid);

  const draft = useMemo(() => {
    const own = reviewDraft(writer, serviceId);
    const typedBefore = reviewDraft(guest, serviceId);
    // A guest's draft is the newer one, because it is cleared on sign-in.
    return { ...own, read: () => typedBefore.read() ?? own.read() };
  }, [writer, serviceId]);

  useEffect(() => {
    if (writer === guest) return;
    const typed = draft.read();
    if (typed) draft.write(typed);
    reviewDraft(guest, serviceId).clear();
  }, [writer, draft, serviceId]);

  return { writer, draft };
}
