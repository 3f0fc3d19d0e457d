import { join } from 'node:path';

/** The full path of something in the repository, whatever folder the command was started in. */
export const inRepository = (...path: string[]) => join(import.meta.dirname, '..', ...path);

/** What the commands keep between runs and may be deleted at any time: logs, reports, settings. */
export const inCache = (...path: string[]) => inRepository('.cache', ...path);
