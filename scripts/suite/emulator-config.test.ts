import { expect, test } from 'vitest';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { emulatorConfig } from './emulator-config.ts';
import { suiteSettings, testSuites } from './settings.ts';

test('the start suite runs on firebase.json as it is, but that browsers may reach its emulators', () => {
  const settings = suiteSettings('start');
  const { auth, firestoreGateway } = settings.ports;
  const reached = ` http://127.0.0.1:${auth} http://127.0.0.1:${firestoreGateway}`;
  const config = JSON.stringify(emulatorConfig(settings));
  expect(config).toContain(`connect-src 'self'${reached} https:`);
  expect(JSON.parse(config.replace(reached, ''))).toEqual(firebaseJson);
});

const suites = [suiteSettings('start'), ...testSuites()];

test('the suites share no port', () => {
  const restored = Object.values(emulatorConfig(suiteSettings('restored')).emulators);
  const ports = [
    ...suites.flatMap((suite) => Object.values(suite.ports)),
    ...restored.flatMap((emulator) =>
      Object.values(emulator).filter((value) => typeof value === 'number'),
    ),
  ];
  expect(new Set(ports).size).toBe(ports.length);
});

test('the test suite serves its own build on its own ports', () => {
  const { hosting, emulators } = emulatorConfig(suiteSettings('test'));
  expect(hosting.public).toBe('web/dist-test');
  expect(hosting.rewrites).toEqual(firebaseJson.hosting.rewrites);
  expect(emulators.hosting.port).toBe(15000);
  expect(emulators.firestore).toMatchObject({ port: 18080, websocketPort: 19150 });
});

test.each(suites)('$name: parameters and ports agree', ({ baseUrl, ports }) => {
  expect(baseUrl).toBe(`http://localhost:${ports.hosting}`);
});
