import { inRepository } from '../../../../scripts/repository.ts';
import { readDeclaredFunctions } from '../../../processes/declared-functions.ts';
import {
  type FunctionName,
  type ServedFunction,
  serveFunction,
} from '../../../processes/serve-function.ts';

/**
 * Returns a way to start each built function in a process of its own that has the parameters and no secrets but those
 * that the function declares, as the cloud starts it. The emulator gives every secret to every function.
 * @param values parameters and secrets by name; parameters that are left out have their default
 */
export async function declaredFunctions(values: Record<string, string>) {
  const folder = inRepository('functions');
  const { endpoints, params } = await readDeclaredFunctions(folder);
  const givenOrAny = (name: string) => values[name] ?? `value of ${name}`;
  const parameters = params
    .filter(({ type }) => type !== 'secret')
    .map(({ name, default: unset = '' }) => [name, values[name] ?? String(unset)]);
  // An empty variable is one that is not there.
  const noSecrets = params.filter(({ type }) => type === 'secret').map(({ name }) => [name, '']);
  return {
    names: Object.keys(endpoints),
    serve(name: FunctionName, project: string): Promise<ServedFunction> {
      const secrets = endpoints[name]?.secretEnvironmentVariables ?? [];
      return serveFunction(name, folder, {
        ...Object.fromEntries([...parameters, ...noSecrets]),
        ...Object.fromEntries(secrets.map(({ key }) => [key, givenOrAny(key)])),
        GCLOUD_PROJECT: project,
      });
    },
  };
}
