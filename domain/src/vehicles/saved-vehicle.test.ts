import { expect, test } from 'vitest';
import { defaultVehicleId, inGarageOrder, type SavedVehicle } from './saved-vehicle.ts';
import { exampleVehicle } from './vehicle.ts';

const at = (day: number) => new Date(Date.UTC(2031, 0, day));

const saved = (_id: string, used: number, defaulted: number | null = null): SavedVehicle => ({
  ...exampleVehicle,
  vehicleTypeName: 'Car',
  _id,
  uid: 'rumana',
  name: '',
  usedAt: at(used),
  defaultSince: defaulted === null ? null : at(defaulted),
});

const order = (...vehicles: SavedVehicle[]) => inGarageOrder(vehicles).map(({ _id }) => _id);

test('the last used vehicle comes first while there is no default', () => {
  const vehicles = [saved('a', 1), saved('b', 3), saved('c', 2)];
  expect(order(...vehicles)).toEqual(['b', 'c', 'a']);
  expect(defaultVehicleId(vehicles)).toBeNull();
});

test('the default comes first, and the last chosen one if there are several', () => {
  const vehicles = [saved('a', 1, 4), saved('b', 3), saved('c', 2, 2)];
  expect(order(...vehicles)).toEqual(['a', 'b', 'c']);
  expect(defaultVehicleId(vehicles)).toBe('a');
});

test('an empty garage has neither', () => {
  expect(order()).toEqual([]);
  expect(defaultVehicleId([])).toBeNull();
});
