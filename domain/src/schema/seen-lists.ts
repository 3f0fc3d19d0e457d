/** Note on the version of a list that a caller has seen before replacing it. */
export const seenMeta = {
  note: 'What the new lists were made from, as it was read. If it is another by now, nothing changes and the answer is a conflict. Left out: whatever there is goes.',
};

/** Message of the conflict when the list is another by now. */
export const listChangedMeanwhile =
  'Somebody changed this list meanwhile. Reload to see the change.';
