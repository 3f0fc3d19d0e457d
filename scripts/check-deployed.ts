/** `npm run check:deployed -- --project=<id>`: reads a deployed project, and prints what is missing of it. */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import { readAccessToken } from '../functions/access-token.ts';
import { readBackgroundWorkOf } from '../functions/read-background-work.ts';
import { sharedSettings } from '../web/build/shared-settings.ts';
import { buildId } from './build-id.ts';
import { openGoogle } from './deployed/google.ts';
import { findWhatIsMissing } from './deployed/run-checks.ts';
import { runCommand } from './processes/run-command.ts';
import { inRepository } from './repository.ts';
import { CannotContinue } from './setup/step.mjs';

const usage = 'Say npm run check:deployed -- --project=<project id>.';

function askedProject(): string {
  try {
    const { project } = parseArgs({ options: { project: { type: 'string' } } }).values;
    if (project) return project;
  } catch (error) {
    throw new CannotContinue(`${(error as Error).message}. ${usage}`);
  }
  throw new CannotContinue(`Which project? ${usage}`);
}

function readParameters(id: string): Record<string, string | undefined> {
  const path = `functions/.env.${id}`;
  if (!existsSync(inRepository(path)))
    throw new CannotContinue(`${path} is missing: it says what ${id} should have.`);
  return parseEnv(readFileSync(inRepository(path), 'utf8'));
}

async function signIn(): Promise<string> {
  try {
    return await readAccessToken();
  } catch {
    throw new CannotContinue(
      'There are no credentials: sign in with gcloud auth application-default login.',
    );
  }
}

async function checkDeployed(): Promise<number> {
  const id = askedProject();
  const parameters = readParameters(id);
  const { VITE_SETTINGS: settings, VITE_PUBLIC_BASE_URL: site } = sharedSettings(parameters);
  if (!site) throw new CannotContinue(`PUBLIC_BASE_URL is missing in functions/.env.${id}.`);
  const google = openGoogle({ projectId: id, token: await signIn() });
  const lines = await findWhatIsMissing({
    id,
    google,
    parameters,
    region: parameters.REGION || 'us-central1',
    site,
    settings,
    build: buildId(),
    readBackgroundWork: () => readBackgroundWorkOf(id),
  });
  for (const line of lines) console.log(line);
  const open = lines.filter((line) => !line.startsWith('ok')).length;
  console.log(open === 0 ? `\nNothing is missing of ${id}.` : `\n${open} things to look at.`);
  return open === 0 ? 0 : 1;
}

await runCommand(checkDeployed, 1);
