import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { buildHeader, settingsHeader } from '@carwash/domain/endpoint/answer-headers';
import { safeHeaders } from '@carwash/functions/http/safe-headers';
import * as functions from '@carwash/functions/index';
import { secrets } from '@carwash/functions/parameters';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { close, listen } from '../../tests/support/servers.ts';
import { hostingHeaders } from '../../web/build/hosting-headers.ts';
import { readIndexSettings } from '../indexes/index-settings.ts';
import { inRepository } from '../repository.ts';
import { heartbeatFilter, readAlerts } from './alerts.ts';
import type { DeployedProject } from './check.ts';
import { declaredFunctions } from './functions-checks.ts';
import { openGoogle } from './google.ts';
import { deployedChecks, findWhatIsMissing } from './run-checks.ts';
import { secretLinksFilter } from './watch-checks.ts';

/*
 * The answers below have the form in which Google documents those of its REST APIs; no real project was asked. Paths begin
 * with the name of the API.
 */

test('the README excludes the same addresses from the logs', () => {
  expect(readFileSync(inRepository('README.md'), 'utf8')).toContain(secretLinksFilter);
});

test.each([
  ['/api/calendar/abc.ics', true],
  ['/unsubscribe?messageId=1&secret=2', true],
  ['/api/messages/bounced?bounceSecret=1', true],
  ['/api/auth/users/email/a@b.test', true],
  ['/api/bookings?limit=20&search=01711000002', true],
  ['/dashboard/users?search=a%40b.test', true],
  ['/api/customers/search', false],
  ['/api/bookings?limit=20', false],
])('the address %s is excluded: %s', (address, isExcluded) => {
  const pattern = /"(.+)"/.exec(secretLinksFilter)?.[1] ?? '';
  expect(new RegExp(pattern).test(`https://wash.example${address}`)).toBe(isExcluded);
});

const id = 'wash-1';
const region = 'asia-south1';
const account = '12-compute@developer.gserviceaccount.com';
const parameters = { REGION: region, PAYMENT_STORE_ID: 'wash', TEXT_URL: '' };
const database = `/firestore/v1/projects/${id}/databases/(default)`;
const nameOf = (collection: string) =>
  `projects/${id}/databases/(default)/collectionGroups/${collection}`;
const now = new Date();
const settings = 'currency=USD; timeZone=Asia/Dhaka';

/** What an API answers to a path: its status and its body. */
type Answers = Record<string, [status: number, body: object]>;

const functionNamed = (name: string) => ({
  name: `projects/${id}/locations/${region}/functions/${name}`,
  state: 'ACTIVE',
  environment: 'GEN_2',
  serviceConfig: {
    serviceAccountEmail: account,
    environmentVariables: { REGION: region, PAYMENT_STORE_ID: 'wash', LOG_EXECUTION_ID: 'true' },
    secretEnvironmentVariables: Object.values(secrets).map((secret) => ({
      key: secret.name,
      projectId: id,
      secret: secret.name,
      version: '3',
    })),
  },
});

const functionsPath = `/cloudfunctions/v2/projects/${id}/locations/${region}/functions`;
const secretPath = (name: string) =>
  `/secretmanager/v1/projects/${id}/secrets/${name}/versions/latest`;
const signersPath = `/iam/v1/projects/-/serviceAccounts/${account}:getIamPolicy`;
const jobPath = `/cloudscheduler/v1/projects/${id}/locations/${region}/jobs/firebase-schedule-reconcile-${region}`;
const indexesPath = `${database}/collectionGroups/-/indexes`;
const fieldsPath = `${database}/collectionGroups/-/fields`;
const authPath = `/identitytoolkit/admin/v2/projects/${id}/config`;
const providersPath = `/identitytoolkit/admin/v2/projects/${id}/defaultSupportedIdpConfigs`;
const alertsPath = `/monitoring/v3/projects/${id}/alertPolicies`;
const sinkPath = `/logging/v2/projects/${id}/sinks/_Default`;
const budgetsPath = '/billingbudgets/v1/billingAccounts/0A-1B/budgets';

const wholeDatabase = {
  locationId: region,
  type: 'FIRESTORE_NATIVE',
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
};

const deployedIndexes = () =>
  readIndexSettings().indexes.map(({ collectionGroup, queryScope, fields }, at) => ({
    name: `${nameOf(collectionGroup)}/indexes/${at}`,
    queryScope,
    fields: [...fields, { fieldPath: '__name__', order: 'ASCENDING' }],
    state: 'READY',
  }));

/** Returns the answers of a project of which nothing is missing. */
function answersOfWhole(hostname: string, site: string): Answers {
  const { fieldOverrides } = readIndexSettings();
  const daily = { createTime: now.toISOString(), retention: '8467200s', dailyRecurrence: {} };
  return {
    [functionsPath]: [200, { functions: Object.keys(functions).map(functionNamed) }],
    ...Object.fromEntries(
      Object.values(secrets).map(({ name }) => [
        secretPath(name),
        [200, { name: `projects/12/secrets/${name}/versions/3`, state: 'ENABLED' }],
      ]),
    ),
    [signersPath]: [
      200,
      {
        bindings: [
          {
            role: 'roles/iam.serviceAccountTokenCreator',
            members: [`serviceAccount:${account}`],
          },
        ],
      },
    ],
    [`/cloudresourcemanager/v1/projects/${id}:getIamPolicy`]: [200, {}],
    [`/cloudresourcemanager/v1/projects/${id}`]: [200, { projectNumber: '12' }],
    [jobPath]: [200, { state: 'ENABLED', schedule: 'every 1 minutes' }],
    [database]: [200, wholeDatabase],
    [`${database}/backupSchedules`]: [200, { backupSchedules: [daily] }],
    [`/firestore/v1/projects/${id}/locations/-/backups`]: [200, {}],
    [indexesPath]: [
      200,
      {
        indexes: deployedIndexes(),
      },
    ],
    [fieldsPath]: [
      200,
      {
        fields: fieldOverrides.map(({ collectionGroup, fieldPath, ttl, indexes: own }) => ({
          name: `${nameOf(collectionGroup)}/fields/${fieldPath}`,
          indexConfig: {
            indexes: own.map(({ queryScope, ...index }) => ({
              queryScope,
              fields: [{ fieldPath, ...index }],
              state: 'READY',
            })),
          },
          ...(ttl && { ttlConfig: { state: 'ACTIVE' } }),
        })),
      },
    ],
    [authPath]: [
      200,
      {
        signIn: { email: { enabled: true, passwordRequired: true } },
        notification: { sendEmail: { callbackUri: `${site}/auth/action` } },
        authorizedDomains: [hostname],
      },
    ],
    [providersPath]: [
      200,
      {
        defaultSupportedIdpConfigs: ['google.com', 'github.com'].map((provider) => ({
          name: `projects/12/defaultSupportedIdpConfigs/${provider}`,
          enabled: true,
        })),
      },
    ],
    [`/logging/v2/projects/${id}/metrics/heartbeat`]: [200, { filter: heartbeatFilter }],
    [alertsPath]: [
      200,
      {
        alertPolicies: readAlerts().map(({ policy }) => ({
          ...policy,
          enabled: true,
          notificationChannels: [`projects/${id}/notificationChannels/7`],
        })),
      },
    ],
    [`/cloudbilling/v1/projects/${id}/billingInfo`]: [
      200,
      { billingAccountName: 'billingAccounts/0A-1B', billingEnabled: true },
    ],
    [budgetsPath]: [200, { budgets: [{ budgetFilter: { projects: ['projects/12'] } }] }],
    [sinkPath]: [200, { exclusions: [{ name: 'secret-links', filter: secretLinksFilter }] }],
    '/api/services': [200, {}],
    '/login': [200, {}],
    '/build.json': [200, { build: 'abc', settings }],
  };
}

let answers: Answers;
let headers: Record<string, string>;
let project: DeployedProject;

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const page = searchParams.get('pageToken');
  const path = `${decodeURIComponent(pathname)}${page ? `?${page}` : ''}`;
  const [status, body] = answers[path] ?? [404, { error: { message: 'There is no such thing' } }];
  const ofSite =
    path === '/api/services' ? headers : hostingHeaders(path, firebaseJson.hosting.headers);
  response.writeHead(status, { ...ofSite, 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
});

let site: string;
beforeAll(async () => {
  site = await listen(server);
});
afterAll(() => close(server));

beforeEach(() => {
  answers = answersOfWhole('127.0.0.1', site);
  headers = { ...safeHeaders, [buildHeader]: 'abc', [settingsHeader]: settings };
  project = {
    id,
    google: openGoogle({ projectId: id, token: 'token', addressOf: (api) => `${site}/${api}` }),
    parameters,
    region,
    site,
    build: 'abc',
    settings,
    readBackgroundWork: async () => ({
      run: { createdAt: now, endedAt: now, failed: 0, steps: [] },
      attention: 0,
    }),
  };
});

const find = () => findWhatIsMissing(project);
const change = (path: string, body: object) => {
  answers[path] = [200, body];
};

test('of a whole project nothing is missing', async () => {
  expect(await find()).toEqual(deployedChecks.map(({ name }) => `ok       ${name}`));
});

test('lists are read to their last page', async () => {
  const [first, ...others] = Object.keys(functions).map(functionNamed);
  change(functionsPath, { functions: [first], nextPageToken: 'more' });
  change(`${functionsPath}?more`, { functions: others });
  expect(await find()).toEqual(deployedChecks.map(({ name }) => `ok       ${name}`));
});

type Fields = Record<string, unknown>;
const withApi = (changed: Fields, config: Fields = {}) => ({
  functions: Object.keys(functions).map((name) => {
    const { serviceConfig, ...one } = functionNamed(name);
    return name === 'api'
      ? { ...one, ...changed, serviceConfig: { ...serviceConfig, ...config } }
      : { ...one, serviceConfig };
  }),
});
const databaseIs = (changed: Fields) => () => change(database, { ...wholeDatabase, ...changed });

test.each<[string, () => void, string[]]>([
  [
    'a function that failed',
    () => change(functionsPath, withApi({ state: 'FAILED' })),
    ['the function api is FAILED: npx firebase deploy --project=wash-1'],
  ],
  [
    'another setting',
    () =>
      change(
        functionsPath,
        withApi({}, { environmentVariables: { REGION: region, PAYMENT_STORE_ID: 'sandbox' } }),
      ),
    ['api differs from functions/.env.wash-1 in PAYMENT_STORE_ID'],
  ],
  [
    'a secret without a version',
    () => {
      answers[secretPath('MAIL_PASSWORD')] = [404, { error: { message: 'Not found' } }];
    },
    ['the secret MAIL_PASSWORD: npx firebase functions:secrets:set MAIL_PASSWORD'],
  ],
  [
    'a secret that was changed without a deployment',
    () =>
      change(secretPath('PAYMENT_SIGNATURE_KEY'), {
        name: 'projects/12/secrets/PAYMENT_SIGNATURE_KEY/versions/4',
        state: 'ENABLED',
      }),
    declaredFunctions
      .filter((one) => one.secrets.includes('PAYMENT_SIGNATURE_KEY'))
      .map(({ name }) => `${name} has version 3 of PAYMENT_SIGNATURE_KEY, not version 4: npx`),
  ],
  [
    'a function without a secret that it declares',
    () => change(functionsPath, withApi({}, { secretEnvironmentVariables: [] })),
    declaredFunctions.flatMap((one) =>
      one.name === 'api'
        ? one.secrets.map((secret) => `api has nothing of ${secret}, not version 3: npx`)
        : [],
    ),
  ],
  [
    'an API that may not sign',
    () => change(signersPath, {}),
    ['the role Service Account Token Creator: gcloud iam service-accounts add-iam-policy-binding'],
  ],
  [
    'a job that is paused',
    () => change(jobPath, { state: 'PAUSED' }),
    ['the job that starts the reconciler is PAUSED: gcloud scheduler jobs resume'],
  ],
  [
    'a database elsewhere',
    databaseIs({ locationId: 'nam5' }),
    ['the database is in nam5 and the functions are in asia-south1'],
  ],
  [
    'no recovery',
    databaseIs({ pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED' }),
    [
      'point-in-time recovery: gcloud firestore databases update --database="(default)" --enable-pitr',
    ],
  ],
  [
    'no protection',
    databaseIs({ deleteProtectionState: 'DELETE_PROTECTION_DISABLED' }),
    ['delete protection: gcloud firestore databases update'],
  ],
  [
    'no backup',
    () => change(`${database}/backupSchedules`, {}),
    ['a daily backup: gcloud firestore backups schedules create'],
  ],
  [
    'backups that have stopped',
    () =>
      change(`${database}/backupSchedules`, {
        backupSchedules: [{ createTime: '2026-01-01T00:00:00Z', dailyRecurrence: {} }],
      }),
    ['the newest backup is of 2026-01-01T00:00:00.000Z'],
  ],
  [
    'indexes that are missing or being built',
    () => {
      const [, second, ...others] = deployedIndexes();
      change(indexesPath, { indexes: [{ ...second, state: 'CREATING' }, ...others] });
    },
    [
      'the index days COLLECTION serviceIds CONTAINS, date ASCENDING: npx firebase deploy',
      'the index days COLLECTION serviceIds CONTAINS, date DESCENDING is CREATING',
    ],
  ],
  [
    'fields that are indexed otherwise, and documents that do not expire',
    () => change(fieldsPath, {}),
    [
      `${readIndexSettings().fieldOverrides.length} fields have other indexes, such as audit.after`,
      ...readIndexSettings()
        .fieldOverrides.filter(({ ttl }) => ttl)
        .map(({ collectionGroup }) => `documents of ${collectionGroup} do not expire by expiresAt`),
    ],
  ],
  [
    'sign-in that does not know the site',
    () => change(authPath, { signIn: { email: { enabled: true } } }),
    ['127.0.0.1 among the authorized domains', 'the action URL http://127.0.0.1'],
  ],
  [
    'sign-in without GitHub',
    () => change(providersPath, {}),
    ['sign-in with Google', 'sign-in with GitHub'],
  ],
  [
    'an older build with another currency',
    () => {
      headers[buildHeader] = 'old';
      headers[settingsHeader] = 'currency=BDT; timeZone=Asia/Dhaka';
    },
    ['the API has the build old, not abc', 'the API has currency=BDT, not USD'],
  ],
  [
    'an older site with another time zone',
    () => change('/build.json', { build: 'old', settings: 'currency=USD; timeZone=Asia/Tokyo' }),
    ['the site has the build old, not abc', 'the site has timeZone=Asia/Tokyo, not Asia/Dhaka'],
  ],
  [
    'calls without a header',
    () => {
      delete headers['x-frame-options'];
    },
    ['/api/services has another x-frame-options'],
  ],
  [
    'a reconciler that never ran, and a message',
    () => {
      project.readBackgroundWork = async () => ({ run: null, attention: 2 });
    },
    ['the background work: never ran: see ', '2 messages did not arrive'],
  ],
  [
    'payments without an answer, and a reconciler that has stopped',
    () => {
      const oldestAt = new Date('2027-03-01T08:00:00Z');
      const endedAt = new Date('2026-01-01T00:00:00Z');
      project.readBackgroundWork = async () => ({
        run: {
          createdAt: endedAt,
          endedAt,
          failed: 0,
          steps: [
            {
              step: 'settle due payments',
              ...{ done: 0, failed: 0, due: 0, oldestDueAt: null, hasBroken: false },
              unansweredPayments: { count: 2, oldestAt },
            },
          ],
        },
        attention: 0,
      });
    },
    [
      'the background work: stopped, since 2026-01-01T00:00:00.000Z: see ',
      'the background work: unanswered, count 2, since 2027-03-01T08:00:00.000Z: see ',
    ],
  ],
  [
    'alerts that reach nobody',
    () =>
      change(alertsPath, {
        alertPolicies: readAlerts()
          .slice(1)
          .map(({ policy }) => ({ ...policy, enabled: true })),
      }),
    readAlerts().map(({ policy }, at) =>
      at === 0
        ? `the alert "${policy.displayName}": gcloud monitoring policies create`
        : `the alert "${policy.displayName}" is off or reaches nobody`,
    ),
  ],
  [
    'the budget of another project',
    () => change(budgetsPath, { budgets: [{ budgetFilter: { projects: ['projects/13'] } }] }),
    ['a budget: gcloud billing budgets create --billing-account=0A-1B'],
  ],
  [
    'secret links in the logs',
    () => change(sinkPath, {}),
    ['the exclusion of secret links: gcloud logging sinks update _Default'],
  ],
])('finds %s', async (_case, spoil, expected) => {
  spoil();
  const missing = (await find()).filter((line) => !line.startsWith('ok '));
  expect(missing).toEqual(expected.map((line) => expect.stringContaining(`MISSING  ${line}`)));
});

test('says what it could not read, and why', async () => {
  answers = {};
  const lines = await find();
  expect(lines.filter((line) => line.startsWith('ok '))).toEqual([
    'ok       the background work is well, and no message waits for a decision',
  ]);
  expect(lines).toContain(
    'UNKNOWN  whether the project has a budget: cloudbilling answered 404: There is no such thing',
  );
  for (const path of Object.keys(answersOfWhole('', ''))) {
    answers[path] = [403, { error: { message: 'You may not' } }];
  }
  expect((await find()).filter((line) => line.startsWith('MISSING'))).toEqual([]);
});

test('says that nothing answers', async () => {
  project.site = 'http://127.0.0.1:9';
  expect(await find()).toContainEqual(
    expect.stringMatching(/^UNKNOWN {2}whether calls have the safe headers: .* did not answer/),
  );
});

test('alerts watch the line that each run logs, and the page says how to count it', () => {
  expect(readFileSync(inRepository('docs/operation.md'), 'utf8')).toContain(
    `--log-filter='${heartbeatFilter}'`,
  );
  const filters = readAlerts().flatMap(({ policy }) =>
    policy.conditions.map((one) => (one.conditionThreshold ?? one.conditionMatchedLog)?.filter),
  );
  const ofLine = (field: string) => `${heartbeatFilter} AND jsonPayload.${field}>0`;
  expect(filters.toSorted()).toEqual(
    [
      ...['attention', 'problems', 'unanswered'].map(ofLine),
      'resource.type="cloud_run_revision" AND metric.type="logging.googleapis.com/user/heartbeat"',
    ].toSorted(),
  );
});
