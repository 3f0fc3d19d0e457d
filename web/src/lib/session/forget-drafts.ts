/**
 * Deletes the drafts of this tab's forms (`lib/forms/form-draft.ts`) when its user signs out. A module of its own,
 * because every page may sign out.
 */
export function forgetDrafts(): void {
  try {
    const drafts = Object.keys(sessionStorage).filter((key) => /^\w+Draft:/.test(key));
    for (const key of drafts) sessionStorage.removeItem(key);
  } catch {
    // Storage is switched off, so there is nothing to remove.
  }
}
