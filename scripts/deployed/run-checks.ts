import type { DeployedCheck, DeployedProject } from './check.ts';
import { databaseChecks } from './database-checks.ts';
import { functionsChecks } from './functions-checks.ts';
import { siteChecks } from './site-checks.ts';
import { watchChecks } from './watch-checks.ts';

export const deployedChecks: readonly DeployedCheck[] = [
  ...functionsChecks,
  ...databaseChecks,
  ...siteChecks,
  ...watchChecks,
];

/** Returns the lines of a check: what is missing, that it could not find out, or that all is well. */
async function linesOf({ name, find }: DeployedCheck, project: DeployedProject): Promise<string[]> {
  try {
    const missing = await find(project);
    return missing.length > 0 ? missing.map((one) => `MISSING  ${one}`) : [`ok       ${name}`];
  } catch (error) {
    return [`UNKNOWN  whether ${name}: ${(error as Error).message}`];
  }
}

/**
 * Reads a deployed project and says of each thing that it needs whether it is there.
 * @returns one line for each
 */
export async function findWhatIsMissing(project: DeployedProject): Promise<string[]> {
  const lines = await Promise.all(deployedChecks.map((one) => linesOf(one, project)));
  return lines.flat();
}
