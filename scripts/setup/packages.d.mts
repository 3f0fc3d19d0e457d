/** Leaves node_modules as package-lock.json describes it, with the Node that the project runs on. */
export function ensurePackages(): Promise<void>;

/**
 * Runs npm as it was set up by who called us.
 * @param words an npm command, e.g. ['ci']
 */
export function npm(words: string[], folder?: string): Promise<void>;
