import * as functions from '@carwash/functions/index';
import { secrets } from '@carwash/functions/parameters';
import { check, type DeployedProject, unless } from './check.ts';
import { Unreadable } from './google.ts';

interface DeployedFunction {
  name: string;
  state: string;
  serviceConfig?: {
    serviceAccountEmail?: string;
    environmentVariables?: Record<string, string>;
    secretEnvironmentVariables?: { key: string; secret: string; version: string }[];
  };
}

interface IamPolicy {
  bindings?: { role: string; members: string[] }[];
}

/** The functions of this checkout, with the names of the secrets that they declare. */
export const declaredFunctions = Object.entries(functions).map(
  ([name, { __endpoint: endpoint }]) => {
    const { secretEnvironmentVariables = [] } = endpoint as {
      secretEnvironmentVariables?: { key: string }[];
    };
    return { name, secrets: secretEnvironmentVariables.map(({ key }) => key) };
  },
);

const lastOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/** Returns the functions in the project's region by their names. */
async function readFunctions({ google, id, region }: DeployedProject) {
  const path = `v2/projects/${id}/locations/${region}/functions`;
  const all = await google.list<DeployedFunction>('cloudfunctions', path, 'functions');
  return new Map(all.map((one) => [lastOf(one.name), one]));
}

const deploy = ({ id }: DeployedProject): string => `npx firebase deploy --project=${id}`;

const differing = ({ serviceConfig }: DeployedFunction, { parameters }: DeployedProject) =>
  Object.entries(parameters)
    .filter(([name, value]) => (serviceConfig?.environmentVariables?.[name] ?? '') !== value)
    .map(([name]) => name);

interface Secret {
  name: string;
  /** The newest version; null: there is none. */
  latest: { name: string; state: string } | null;
}

const readSecrets = async ({ google, id }: DeployedProject): Promise<Secret[]> =>
  Promise.all(
    Object.values(secrets).map(async ({ name }) => ({
      name,
      latest: await google.find<NonNullable<Secret['latest']>>(
        'secretmanager',
        `v1/projects/${id}/secrets/${name}/versions/latest`,
      ),
    })),
  );

/** Finds functions that declare a secret and do not have it, or have an older version of it. */
function secretsOfFunctions(
  [deployed, stored]: [Map<string, DeployedFunction>, Secret[]],
  project: DeployedProject,
): string[] {
  const versions = new Map(stored.map(({ name, latest }) => [name, latest && lastOf(latest.name)]));
  return declaredFunctions.flatMap(({ name, secrets: keys }) => {
    const config = deployed.get(name)?.serviceConfig;
    const held = new Map(config?.secretEnvironmentVariables?.map((one) => [one.key, one.version]));
    return (
      keys
        // A secret that is not there at all is reported by itself.
        .filter((key) => versions.get(key) && held.get(key) !== versions.get(key))
        .map((key) => {
          const has = held.has(key) ? `version ${held.get(key)}` : 'nothing';
          return `${name} has ${has} of ${key}, not version ${versions.get(key)}: ${deploy(project)}`;
        })
    );
  });
}

const signerRole = 'roles/iam.serviceAccountTokenCreator';

/** Reads the account of the function `api`, and who may sign tokens for it. */
async function readSigners(project: DeployedProject) {
  const { google, id } = project;
  const account = (await readFunctions(project)).get('api')?.serviceConfig?.serviceAccountEmail;
  if (!account) throw new Unreadable(404, 'the function api is not there');
  const policies = await Promise.all([
    google.ask<IamPolicy>('iam', `v1/projects/-/serviceAccounts/${account}:getIamPolicy`, {}),
    google.ask<IamPolicy>('cloudresourcemanager', `v1/projects/${id}:getIamPolicy`, {}),
  ]);
  const bindings = policies.flatMap((policy) => policy.bindings ?? []);
  const members = bindings.flatMap(({ role, members }) => (role === signerRole ? members : []));
  return { account, members };
}

export const functionsChecks = [
  check('all functions are active', readFunctions, (deployed, project) =>
    declaredFunctions.flatMap(({ name }) => {
      const state = deployed.get(name)?.state;
      if (state === 'ACTIVE') return [];
      const found = state ? `is ${state}` : `is not in ${project.region}`;
      return [`the function ${name} ${found}: ${deploy(project)}`];
    }),
  ),
  check('functions have the settings of this checkout', readFunctions, (deployed, project) =>
    declaredFunctions.flatMap(({ name }) => {
      const one = deployed.get(name);
      const names = one ? differing(one, project) : [];
      return unless(
        names.length === 0,
        `${name} differs from functions/.env.${project.id} in ${names.join(', ')}: ${deploy(project)}`,
      );
    }),
  ),
  check('the secrets exist', readSecrets, (stored, { id }) =>
    stored.flatMap(({ name, latest }) =>
      unless(
        latest?.state === 'ENABLED',
        `the secret ${name}: npx firebase functions:secrets:set ${name} --project=${id}`,
      ),
    ),
  ),
  check(
    'functions have the newest version of their secrets',
    (project) => Promise.all([readFunctions(project), readSecrets(project)]),
    secretsOfFunctions,
  ),
  check('the API may sign tokens, for PINs', readSigners, ({ account, members }, { id }) => {
    const member = `serviceAccount:${account}`;
    return unless(
      members.includes(member),
      `the role Service Account Token Creator: gcloud iam service-accounts add-iam-policy-binding ${account} --member=${member} --role=${signerRole} --project=${id}`,
    );
  }),
  check(
    'the reconciler is started every minute',
    ({ google, id, region }) =>
      google.find<{ state: string; schedule: string }>(
        'cloudscheduler',
        `v1/projects/${id}/locations/${region}/jobs/firebase-schedule-reconcile-${region}`,
      ),
    (job, project) => {
      if (!job) return [`the job that starts the reconciler: ${deploy(project)}`];
      const { id, region } = project;
      return unless(
        job.state === 'ENABLED',
        `the job that starts the reconciler is ${job.state}: gcloud scheduler jobs resume firebase-schedule-reconcile-${region} --location=${region} --project=${id}`,
      );
    },
  ),
];
