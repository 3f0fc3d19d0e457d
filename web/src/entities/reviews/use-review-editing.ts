import { useState } from 'react';
import type { FormDraft } from '~/lib/forms/form-draft.ts';
import type { ReviewDraft } from './review-draft.ts';

/**
 * Whether a review that exists is being written anew. It begins so when something was typed before:
 * ahead of signing in, or while the review came from another tab.
 * @param id of the review; null while there is none
 * @param submitting a review that is being sent here for the first time is not written anew
 */
export function useReviewEditing(
  id: string | null,
  submitting: boolean,
  draft: FormDraft<ReviewDraft>,
) {
  const [seenId, setSeenId] = useState<string | null>(null);
  const [editing, setEditing] = useState(false);
  if (id !== seenId) {
    setSeenId(id);
    setEditing(!submitting && id !== null && draft.read() !== null);
  }

  return {
    editing,
    edit: () => setEditing(true),
    stopEditing() {
      draft.clear();
      setEditing(false);
    },
  };
}
