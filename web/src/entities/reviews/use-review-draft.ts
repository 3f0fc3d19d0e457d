import { useEffect, useMemo, useState } from 'react';
import type { FormDraft } from '~/lib/forms/form-draft';
import { guest, type ReviewDraft, reviewDraft } from './review-draft';

interface WriterDraft {
  /** Changes with the person who writes. */
  writer: string;
  draft: FormDraft<ReviewDraft>;
}

/**
 * What is typed into the review form. What somebody typed before signing in becomes theirs; what
 * they typed before their session ended stays theirs.
 * @param uid null: nobody is signed in
 */
export function useReviewDraft(uid: string | null, serviceId: string | null): WriterDraft {
  const [writer, setWriter] = useState(uid ?? guest);
  if (uid !== null && uid !== writer) setWriter(uid);

  const draft = useMemo(() => {
    const own = reviewDraft(writer, serviceId);
    const typedBefore = reviewDraft(guest, serviceId);
    // It is the newer one: whoever signs in has no draft of a guest left.
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
