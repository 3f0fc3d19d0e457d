import type { Session } from '@carwash/domain/users/session';
import { defaultVehicleTypes } from '@carwash/domain/vehicles/vehicle-types';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDrafts } from '~/lib/session/forget-drafts';
import { noSession, writeSessionMirror } from '~/lib/session/session-mirror';
import { keepVehicleType, lastVehicleType } from './last-vehicle-type';

/** A storage whose keys are its own properties, as in browsers. */
const storage = () =>
  Object.create({
    getItem(key: string) {
      return Object.hasOwn(this, key) ? this[key as never] : null;
    },
    setItem(key: string, value: string) {
      Object.assign(this, { [key]: value });
    },
    removeItem(key: string) {
      Reflect.deleteProperty(this, key);
    },
  });

const sessionOf = (_id: string): Session => ({
  user: { _id, name: _id, email: `${_id}@example.com`, role: 'user' },
  token: 'token',
});

const last = () => lastVehicleType(defaultVehicleTypes);

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});
afterEach(() => vi.unstubAllGlobals());

test('the last type of an account is not that of the next person after a sign-out in another tab', () => {
  writeSessionMirror(sessionOf('kamal'));
  keepVehicleType('SUV');
  expect(last()).toBe('SUV');
  writeSessionMirror(noSession);
  expect(last()).toBeNull();
  writeSessionMirror(sessionOf('rahim'));
  expect(last()).toBeNull();
});

test('the type that was chosen before the sign-in is used until another one is chosen', () => {
  keepVehicleType('SUV');
  writeSessionMirror(sessionOf('kamal'));
  expect(last()).toBe('SUV');
  keepVehicleType('van');
  expect(last()).toBe('van');
  writeSessionMirror(sessionOf('rahim'));
  expect(last()).toBeNull();
});

test('a sign-out forgets the types', () => {
  keepVehicleType('SUV');
  writeSessionMirror(sessionOf('kamal'));
  keepVehicleType('van');
  forgetDrafts();
  expect(last()).toBeNull();
});
