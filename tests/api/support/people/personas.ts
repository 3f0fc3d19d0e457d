import { type Role, staffRoles } from '@carwash/domain/roles/role';
import { projectId } from '../../../support/emulators/emulators.ts';
import type { Harness } from '../harness/harness.ts';
import { newCustomer, newPerson, type Person } from './people.ts';

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Returns an ID token as the Auth emulator issues them: everything but the signature is checked. */
export function unsignedToken(uid: string, claims: object): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    auth_time: now,
    iat: now,
    exp: now + 3600,
    firebase: { identities: {}, sign_in_provider: 'password' },
    ...claims,
  };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`;
}

/** Returns the token of a person who signs in at this moment of the harness's clock. */
export const signedInNow = ({ clock }: Harness, { uid }: Person, role: Role = 'admin'): string =>
  unsignedToken(uid, { role, auth_time: Math.floor(clock.now().getTime() / 1000) });

export const personaNames = [
  'no token',
  'garbage token',
  'expired token',
  'disabled user',
  'user',
  ...staffRoles,
] as const;

export type PersonaName = (typeof personaNames)[number];
/** The token of each persona, by which the API tells them apart. */
export type Personas = Record<PersonaName, string | undefined>;

/** Creates everybody who may try to call, beside a customer who is the user. */
export async function openPersonas(harness: Harness, customer: Person): Promise<Personas> {
  const [disabled, washer, manager, admin] = await Promise.all([
    newCustomer(harness),
    newPerson(harness, 'washer'),
    newPerson(harness, 'manager'),
    newPerson(harness, 'admin'),
  ]);
  await harness.auth.updateUser(disabled.uid, { disabled: true });
  const hourAgo = Math.floor(Date.now() / 1000) - 3600;
  const times = { auth_time: hourAgo - 3600, iat: hourAgo - 3600, exp: hourAgo };
  return {
    'no token': undefined,
    'garbage token': 'not.a.token',
    'expired token': unsignedToken(customer.uid, { role: 'user', ...times }),
    'disabled user': disabled.token,
    user: customer.token,
    washer: washer.token,
    manager: manager.token,
    admin: admin.token,
  };
}
