import {
  buildHeader,
  settingsHeader,
  settingsThatDiffer,
} from '@carwash/domain/endpoint/answer-headers';
import { safeHeaders } from '@carwash/functions/http/safe-headers';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { hostingHeaders } from '../../web/build/hosting-headers.ts';
import { check, type DeployedProject, unless } from './check.ts';
import { Unreadable } from './google.ts';

/** The settings of Firebase Authentication. */
interface AuthConfig {
  signIn?: {
    email?: { enabled?: boolean; passwordRequired?: boolean };
    allowDuplicateEmails?: boolean;
  };
  notification?: { sendEmail?: { callbackUri?: string } };
  authorizedDomains?: string[];
}

interface IdentityProvider {
  /** Ends in the id: google.com */
  name: string;
  enabled?: boolean;
}

const providers = { 'google.com': 'Google', 'github.com': 'GitHub' };

const consoleOf = ({ id }: DeployedProject, page: string): string =>
  `https://console.firebase.google.com/project/${id}/authentication/${page}`;

const readAuth = ({ google, id }: DeployedProject): Promise<AuthConfig> =>
  google.ask('identitytoolkit', `admin/v2/projects/${id}/config`);

/** @throws Unreadable unless the site answers with success */
async function readSite({ site }: DeployedProject, path: string) {
  const address = `${site}${path}`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) })
    .then(async (response) => ({ response, text: await response.text() }))
    .catch((error: Error) => {
      throw new Unreadable(0, `${address} did not answer: ${error.message}`);
    });
  const { ok, status, headers } = answer.response;
  if (!ok) throw new Unreadable(status, `${address} answered ${status}`);
  return { headers, text: answer.text };
}

interface SiteBuild {
  build?: string;
  settings?: string;
}

async function readBuild(project: DeployedProject): Promise<SiteBuild> {
  const { text } = await readSite(project, '/build.json');
  try {
    return JSON.parse(text);
  } catch {
    // A page: the site is older than this file.
    return {};
  }
}

const anyCall = '/api/services';
/** A page that is no file and that no function renders. */
const anyPage = '/login';

const deploy = ({ id }: DeployedProject): string => `npx firebase deploy --project=${id}`;

const differing = (headers: Headers, wanted: Record<string, string>): string[] =>
  Object.entries(wanted)
    .filter(([name, value]) => headers.get(name) !== value)
    .map(([name]) => name);

const missingHeaders =
  (path: string, wanted: Record<string, string>) =>
  ({ headers }: { headers: Headers }, project: DeployedProject): string[] => {
    const names = differing(headers, wanted);
    return unless(
      names.length === 0,
      `${path} has another ${names.join(', ')}: ${deploy(project)}`,
    );
  };

function compareBuild(
  part: 'API' | 'site',
  project: DeployedProject,
  { build = 'unknown', settings = '' }: SiteBuild,
): string[] {
  const differences = [
    ...unless(build === project.build, `the build ${build}, not ${project.build}`),
    ...settingsThatDiffer(settings, project.settings),
  ];
  return differences.map((difference) => `the ${part} has ${difference}: ${deploy(project)}`);
}

/** Returns the headers of a page, but for the one that Hosting's network may change on the way. */
function headersOfPage(): Record<string, string> {
  const { 'cache-control': _, ...headers } = hostingHeaders(anyPage, firebaseJson.hosting.headers);
  return headers;
}

export const siteChecks = [
  check('people can sign in with a password', readAuth, ({ signIn = {} }, project) => [
    ...unless(
      signIn.email?.enabled === true && signIn.email.passwordRequired !== false,
      `sign-in with email and password: ${consoleOf(project, 'providers')}`,
    ),
    ...unless(
      signIn.allowDuplicateEmails !== true,
      `one account per email address: ${consoleOf(project, 'settings')}`,
    ),
  ]),
  check(
    'people can sign in with Google and GitHub',
    ({ google, id }) =>
      google.list<IdentityProvider>(
        'identitytoolkit',
        `admin/v2/projects/${id}/defaultSupportedIdpConfigs`,
        'defaultSupportedIdpConfigs',
      ),
    (configured, project) =>
      Object.entries(providers).flatMap(([providerId, name]) =>
        unless(
          configured.some((one) => one.name.endsWith(`/${providerId}`) && one.enabled),
          `sign-in with ${name}: ${consoleOf(project, 'providers')}`,
        ),
      ),
  ),
  check('sign-in knows the site', readAuth, (config, project) => {
    const { site } = project;
    const { hostname } = new URL(site);
    const address = `${site}/auth/action`;
    return [
      ...unless(
        (config.authorizedDomains ?? []).includes(hostname),
        `${hostname} among the authorized domains: ${consoleOf(project, 'settings')}`,
      ),
      ...unless(
        config.notification?.sendEmail?.callbackUri === address,
        `the action URL ${address}: ${consoleOf(project, 'emails')}`,
      ),
    ];
  }),
  check(
    'the API is the build of this checkout, with its settings',
    (project) => readSite(project, anyCall),
    ({ headers }, project) =>
      compareBuild('API', project, {
        build: headers.get(buildHeader) ?? undefined,
        settings: headers.get(settingsHeader) ?? undefined,
      }),
  ),
  check('the site is the build of this checkout, with its settings', readBuild, (built, project) =>
    compareBuild('site', project, built),
  ),
  check(
    'calls have the safe headers',
    (project) => readSite(project, anyCall),
    missingHeaders(anyCall, safeHeaders),
  ),
  check(
    'pages have the safe headers',
    (project) => readSite(project, anyPage),
    missingHeaders(anyPage, headersOfPage()),
  ),
];
