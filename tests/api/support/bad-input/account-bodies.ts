import { password } from '../../../support/accounts/accounts.ts';
import type { BadBody } from './bad-body.ts';

/** Bodies with one fault each: what an account is made of. */
export const badAccountBodies: BadBody[] = [
  {
    endpoint: 'signUp',
    as: 'nobody',
    faults: [['phone', { phone: 'call me' }]],
  },
  {
    endpoint: 'completeSignUp',
    as: 'user',
    faults: [['phone', { phone: 'call me' }]],
  },
  {
    endpoint: 'logIn',
    as: 'nobody',
  },
  {
    endpoint: 'changePassword',
    as: 'leaver',
    body: () => ({ currentPassword: password, newPassword: 'a better password' }),
    faults: [
      ['newPassword', { newPassword: password }],
      ['currentPassword', { currentPassword: 'not the password' }],
    ],
  },
  {
    endpoint: 'setPin',
    as: 'washer',
    faults: [
      ['pin', { pin: '258' }],
      ['pin', { pin: '1234' }],
    ],
  },
  {
    endpoint: 'signInByPin',
    as: 'washer',
    body: ({ user }) => ({ userId: user, pin: '2580' }),
    faults: [['pin', { pin: '12 34' }]],
  },
  {
    endpoint: 'deleteOwnAccount',
    as: 'deleted',
    faults: [['confirmed', { confirmed: false }]],
  },
  {
    endpoint: 'updateProfile',
    as: 'user',
    faults: [
      ['phone', { phone: '01711' }],
      ['address', { address: 'line\nbreak' }],
      ['profileImage', { profileImage: 'https://elsewhere.example/me.png' }],
      ['profileImage', { profileImage: '/api/images/../auth/users' }],
    ],
  },
  {
    endpoint: 'updateRole',
    as: 'admin',
    params: ({ user }) => ({ id: user }),
    body: () => ({ role: 'user' }),
    faults: [['id', { id: 'somebody-else' }]],
  },
  {
    endpoint: 'updateAccountStatus',
    as: 'admin',
    params: ({ user }) => ({ id: user }),
    body: () => ({ status: 'active' }),
  },
];
