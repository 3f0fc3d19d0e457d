import { vehicle } from '../../../support/purchases/vehicle.ts';
import { type BadBody, long } from './bad-body.ts';

/** Bodies with one fault each: the vehicles of a customer. */
export const badGarageBodies: BadBody[] = [
  {
    endpoint: 'addVehicle',
    as: 'user',
    body: () => ({ ...vehicle, name: 'Family car' }),
    faults: [
      ['vehicleType', { vehicleType: 'spaceship' }],
      ['vehicleType', { vehicleType: undefined }],
      ['vehicleBrand', { vehicleBrand: long(51) }],
      ['vehicleModel', { vehicleModel: 7 }],
      ['manufacturingYear', { manufacturingYear: 1949 }],
      ['manufacturingYear', { manufacturingYear: '2018' }],
      ['registrationPlate', { registrationPlate: undefined }],
      ['registrationPlate', { registrationPlate: '=GA+12' }],
      ['registrationPlate', { registrationPlate: long(33) }],
      ['name', { name: long(41) }],
      ['name', { name: 'beep \u0007' }],
      ['uid', { uid: 'somebody-else' }],
    ],
  },
  {
    endpoint: 'changeVehicle',
    as: 'user',
    params: () => ({ id: 'nobody_nothing' }),
    body: () => ({ name: 'Family car', isDefault: true }),
    faults: [
      ['name', { name: long(41) }],
      ['name', { name: ['Family car'] }],
      ['isDefault', { isDefault: 'yes' }],
      ['registrationPlate', { registrationPlate: 'OTHER 1' }],
    ],
  },
];
