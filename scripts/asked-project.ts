import { existsSync, readFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import { inRepository } from './repository.ts';
import { CannotContinue } from './setup/step.mjs';
import { joinLocalSuite } from './suite/join-local-suite.ts';

/** A project whose documents a command changes. */
interface AskedProject {
  id: string;
  /** The business time zone that its functions use. */
  timeZone: string;
}

function projectInCommandLine(usage: string): string | undefined {
  try {
    return parseArgs({ options: { project: { type: 'string' } } }).values.project;
  } catch (error) {
    throw new CannotContinue(`${(error as Error).message}. ${usage}`);
  }
}

function timeZoneOf(projectId: string): string {
  const path = inRepository(`functions/.env.${projectId}`);
  const parameters = existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
  const timeZone = parameters.BUSINESS_TIME_ZONE ?? process.env.BUSINESS_TIME_ZONE;
  if (timeZone) return timeZone;
  throw new CannotContinue(
    `In which time zone does ${projectId} count its days? Set BUSINESS_TIME_ZONE in functions/.env.${projectId} or in the environment.`,
  );
}

/**
 * Returns the project that `--project=` names, or else the local suite, which must be running.
 * @param command the command as the user types it: `npm run stats:rebuild`
 */
export async function askedProject(command: string): Promise<AskedProject> {
  const usage = `Say ${command}, or ${command} -- --project=<project id>.`;
  const id = projectInCommandLine(usage) ?? (await joinLocalSuite(usage));
  return { id, timeZone: timeZoneOf(id) };
}
