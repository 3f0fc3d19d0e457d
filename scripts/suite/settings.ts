import { readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { inRepository } from '../repository.ts';

const gatewayPort = 8085;
const mailboxPort = 1080;

/**
 * `start` is for people, `test` and `test-2` are the two businesses of `npm test`, and in the emulators of `restored` a
 * test restores a backup of one of them. All can run at the same time. The prefix `demo-` keeps every Firebase tool from looking for a real project; `webDir` is the folder of the
 * built site, relative to the repository.
 */
const suites = {
  start: { projectId: 'demo-carwash', webDir: 'web/dist', portOffset: 0 },
  test: { projectId: 'demo-carwash-test', webDir: 'web/dist-test', portOffset: 10_000 },
  'test-2': { projectId: 'demo-carwash-test-2', webDir: 'web/dist-test-2', portOffset: 20_000 },
  restored: { projectId: 'demo-carwash-test', webDir: 'web/dist-test', portOffset: 15_000 },
};

type SuiteName = keyof typeof suites;

/** Returns the emulators of `firebase.json`, whose numbers are ports, with the offset added. */
const emulatorsAt = (portOffset: number): typeof firebaseJson.emulators =>
  JSON.parse(JSON.stringify(firebaseJson.emulators), (_key, value) =>
    typeof value === 'number' ? value + portOffset : value,
  );

/**
 * Returns the settings of a suite. The emulators' ports come from `firebase.json`; the suite's offset is
 * added to them, to the gateway's and to that of the mailbox's page. The ports of the payment sandbox and of
 * mails and the public address come from the parameters that the functions of that project read.
 */
export function suiteSettings(name: SuiteName) {
  const { projectId, webDir, portOffset } = suites[name];
  /** Parameters of the functions, secrets included. */
  const parameters = {
    ...readParameters(parametersFile(projectId)),
    ...readParameters(inRepository('functions/.secret.local')),
  };
  const emulators = emulatorsAt(portOffset);
  const ports = {
    hosting: emulators.hosting.port,
    functions: emulators.functions.port,
    firestore: emulators.firestore.port,
    firestoreWebsocket: emulators.firestore.websocketPort,
    /** Port at which browsers reach Firestore. */
    firestoreGateway: gatewayPort + portOffset,
    auth: emulators.auth.port,
    hub: emulators.hub.port,
    logging: emulators.logging.port,
    eventarc: emulators.eventarc.port,
    tasks: emulators.tasks.port,
    paymentSandbox: Number(new URL(required(parameters, 'PAYMENT_BASE_URL')).port),
    /** Port at which the mailbox takes mails. */
    mail: Number(new URL(required(parameters, 'MAIL_URL')).port),
    /** Port of the page of the mailbox. */
    mailbox: mailboxPort + portOffset,
  };
  /** The address that a browser opens. */
  const baseUrl = required(parameters, 'PUBLIC_BASE_URL');
  return { name, projectId, webDir, emulators, ports, baseUrl, parameters };
}

export type SuiteSettings = ReturnType<typeof suiteSettings>;
export type SuitePorts = SuiteSettings['ports'];

/** The two businesses of `npm test`. */
export type TestSuites = readonly [SuiteSettings, SuiteSettings];

/**
 * Returns the settings of the two test suites. Writes the second one's parameters: those of the first, with its
 * own ports.
 */
export function testSuites(): TestSuites {
  const [first, second] = [suites.test, suites['test-2']];
  const offset = second.portOffset - first.portOffset;
  const withOwnPorts = readFileSync(parametersFile(first.projectId), 'utf8').replace(
    /(?<=(?:127\.0\.0\.1|localhost):)\d+/g,
    (port) => String(Number(port) + offset),
  );
  writeFileSync(parametersFile(second.projectId), withOwnPorts);
  return [suiteSettings('test'), suiteSettings('test-2')];
}

const parametersFile = (projectId: string) => inRepository(`functions/.env.${projectId}`);

function readParameters(path: string): Record<string, string> {
  const values = parseEnv(readFileSync(path, 'utf8'));
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function required(parameters: Record<string, string>, name: string): string {
  const value = parameters[name];
  if (value === undefined) throw new Error(`${name} is missing from the functions' parameters.`);
  return value;
}
