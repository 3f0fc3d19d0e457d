/** Makes node_modules match package-lock.json, including the project's Node version. */
export function ensurePackages(): Promise<void>;

/**
 * Runs npm with the configuration of the npm that called us.
 * @param words an npm command, e.g. ['ci']
 */
export function npm(words: string[], folder?: string): Promise<void>;
