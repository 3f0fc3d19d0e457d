import { defaultSettings } from '@carwash/domain/settings/default-settings';
import { expect, test } from 'vitest';
import { bookedVehicle, serviceWith } from '~/testing/records';
import { serviceForCar } from './suggested-service';

const service = (_id: string, price: number, suitableFor: string[] = []) =>
  serviceWith({ _id, price, suitableFor });
const [wash, wax, polish, vans] = [
  service('wash', 20),
  service('wax', 40),
  service('polish', 80),
  service('vans', 20, ['van']),
];
const carAfter = (serviceId: string | null) => ({
  ...bookedVehicle,
  vehicleType: 'car',
  lastVisit: serviceId
    ? { serviceId, serviceName: '', addOnIds: [], startsAt: new Date('2030-01-15T10:00:00Z') }
    : null,
});

test.each([
  ['that was never here gets the first that suits it', null, [vans, wash, wax], 'wash', null],
  ['gets what it had last', 'wax', [wash, wax, polish], 'wax', null],
  ['is not given a dear one, but offered it', 'polish', [wash, wax, polish], 'wash', 'polish'],
  ['gets a dear one where there is no other', 'polish', [polish], 'polish', null],
  ['gets the first where the last one is gone', 'foam', [wash, wax], 'wash', null],
  ['that nothing suits gets nothing', null, [vans], undefined, null],
] as const)('a car %s', (_case, last, services, chosen, suggested) => {
  const choice = serviceForCar(carAfter(last), services, defaultSettings);
  expect([choice.chosen?._id, choice.suggested?._id ?? null]).toEqual([chosen, suggested]);
});
