/** The documentation of `seen` in a request that replaces lists. */
export const seenMeta = {
  note: 'What the new lists were made from, as it was read. If it is another by now, nothing changes and the answer is a conflict. Left out: whatever there is goes.',
};

/** The message of that conflict. */
export const listChangedMeanwhile =
  'Somebody changed this list meanwhile. Reload to see the change.';
