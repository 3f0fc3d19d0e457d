import type { ReconcilerRun } from '@carwash/domain/reconciler/reconciler-run';
import type { Google } from './google.ts';

/** A deployed project, and what this checkout says that it is. */
export interface DeployedProject {
  id: string;
  google: Google;
  /** What functions/.env.<project id> sets. */
  parameters: Record<string, string | undefined>;
  region: string;
  /** Public address of the site, without a trailing slash. */
  site: string;
  /** The build that this checkout makes. */
  build: string;
  /** The settings that functions and client share, in one line. */
  settings: string;
  /** Reads the last run of the reconciler, and how many messages wait for a decision. */
  readBackgroundWork: () => Promise<{ run: ReconcilerRun | null; attention: number }>;
}

/** Something that a deployed project needs. */
export interface DeployedCheck {
  name: string;
  /** Returns what is missing, with what to do about it, one line each. */
  find: (project: DeployedProject) => Promise<string[]>;
}

/** Describes a check by what it reads, and by what is missing of that. */
export const check = <Answer>(
  name: string,
  read: (project: DeployedProject) => Promise<Answer>,
  missing: (answer: Answer, project: DeployedProject) => string[],
): DeployedCheck => ({
  name,
  find: async (project) => missing(await read(project), project),
});

/** Returns the text in a list if something is missing, and an empty list otherwise. */
export const unless = (isThere: boolean, missing: string): string[] => (isThere ? [] : [missing]);
