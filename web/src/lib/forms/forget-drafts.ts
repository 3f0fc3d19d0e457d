/**
 * Forgets what was typed into the forms of this tab (`form-draft.ts`), when its user signs out. Apart from the
 * drafts, because every page may sign out.
 */
export function forgetDrafts(): void {
  try {
    const drafts = Object.keys(sessionStorage).filter((key) => /^\w+Draft:/.test(key));
    for (const key of drafts) sessionStorage.removeItem(key);
  } catch {
    // Storage is switched off, so there is nothing to remove.
  }
}
