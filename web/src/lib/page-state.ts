import { createStore } from './store';

/** The warning above the page; null: none. Being offline has a warning of its own. */
export const pageWarning = createStore<string | null>(null);

const warnings: { live?: string; clock?: string } = {};

/** Sets the warning of a kind; an empty text removes it. */
export function warnOf(kind: keyof typeof warnings, text: string): void {
  warnings[kind] = text;
  pageWarning.set(warnings.live || warnings.clock || null);
}

/** The build that answered the last call; empty before the first answer. */
export const serverBuild = createStore('');
