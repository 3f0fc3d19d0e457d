import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { inRepository } from '../repository.ts';

/**
 * `start` is for people, `test` for `npm test`; both can run at the same time. `test-2` is a second
 * project beside `test`.
 */
type SuiteName = 'start' | 'test' | 'test-2';

const gatewayPort = 8085;
const mailboxPort = 1080;

const suites = {
  start: { projectId: 'demo-carwash', webDir: 'web/dist', portOffset: 0 },
  test: { projectId: 'demo-carwash-test', webDir: 'web/dist-test', portOffset: 10_000 },
};

export interface SuitePorts {
  hosting: number;
  functions: number;
  firestore: number;
  firestoreWebsocket: number;
  /** Port at which browsers reach Firestore. */
  firestoreGateway: number;
  auth: number;
  hub: number;
  logging: number;
  eventarc: number;
  tasks: number;
  paymentSandbox: number;
  /** Port at which the mailbox takes mails. */
  mail: number;
  /** Port of the page of the mailbox. */
  mailbox: number;
}

export interface SuiteSettings {
  name: SuiteName;
  /** The prefix `demo-` keeps every Firebase tool from looking for a real project. */
  projectId: string;
  /** Folder of the built site, relative to the repository. */
  webDir: string;
  ports: SuitePorts;
  /** The address that a browser opens. */
  baseUrl: string;
  /** Parameters of the functions, secrets included. */
  parameters: Record<string, string>;
}

/**
 * Returns the settings of a suite. The emulators' ports come from `firebase.json`; the suite's offset is
 * added to them, to the gateway's and to that of the mailbox's page. The ports of the payment sandbox and of
 * mails and the public address come from the parameters that the functions of that project read.
 */
export function suiteSettings(name: keyof typeof suites): SuiteSettings {
  const { projectId, webDir, portOffset } = suites[name];
  const parameters = {
    ...readParameters(`functions/.env.${projectId}`),
    ...readParameters('functions/.secret.local'),
  };
  const { emulators } = firebaseJson;
  const ports = {
    hosting: emulators.hosting.port + portOffset,
    functions: emulators.functions.port + portOffset,
    firestore: emulators.firestore.port + portOffset,
    firestoreWebsocket: emulators.firestore.websocketPort + portOffset,
    firestoreGateway: gatewayPort + portOffset,
    auth: emulators.auth.port + portOffset,
    hub: emulators.hub.port + portOffset,
    logging: emulators.logging.port + portOffset,
    eventarc: emulators.eventarc.port + portOffset,
    tasks: emulators.tasks.port + portOffset,
    paymentSandbox: Number(new URL(required(parameters, 'PAYMENT_BASE_URL')).port),
    mail: Number(new URL(required(parameters, 'MAIL_URL')).port),
    mailbox: mailboxPort + portOffset,
  };
  const baseUrl = required(parameters, 'PUBLIC_BASE_URL');
  return { name, projectId, webDir, ports, baseUrl, parameters };
}

const portsToSecondProject = 40;

/**
 * Returns the settings of a second project in the same Firestore emulator, with an Auth emulator of its own,
 * because one Auth emulator supports sign-in for one project only.
 */
export function secondTestProject(): SuiteSettings {
  const suite = suiteSettings('test');
  const { auth, hub, logging } = suite.ports;
  return {
    ...suite,
    name: 'test-2',
    projectId: `${suite.projectId}-2`,
    ports: {
      ...suite.ports,
      auth: auth + portsToSecondProject,
      hub: hub + portsToSecondProject,
      logging: logging + portsToSecondProject,
    },
  };
}

function readParameters(path: string): Record<string, string> {
  const values = parseEnv(readFileSync(inRepository(path), 'utf8'));
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function required(parameters: Record<string, string>, name: string): string {
  const value = parameters[name];
  if (value === undefined) throw new Error(`${name} is missing from the functions' parameters.`);
  return value;
}
