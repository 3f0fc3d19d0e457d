import { join } from 'node:path';

/** Returns the full path of a file in the repository, independent of the current folder. */
export const inRepository = (...path: string[]) => join(import.meta.dirname, '..', ...path);

/**
 * Returns the path of a file that commands keep between runs and that may be deleted at any time: logs,
 * reports, settings.
 */
export const inCache = (...path: string[]) => inRepository('.cache', ...path);
