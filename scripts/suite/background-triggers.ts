import type { SuiteSettings } from './settings.ts';

/**
 * Switches the functions off or on that Firestore starts. The API tests write the same collections in the suite's
 * own project, and send what is due themselves.
 * @throws Error when the emulators refuse
 */
export async function switchBackgroundTriggers(
  { ports }: Pick<SuiteSettings, 'ports'>,
  to: 'enable' | 'disable',
): Promise<void> {
  const address = `http://127.0.0.1:${ports.hub}/functions/${to}BackgroundTriggers`;
  const response = await fetch(address, { method: 'PUT' });
  if (!response.ok) throw new Error(`The emulators answered ${response.status} to ${to} triggers`);
}
