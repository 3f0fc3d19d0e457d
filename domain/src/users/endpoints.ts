import { boolean, type InferType, object, string } from 'yup';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { cursorMeta, cursorQuery, listOf, searchQuery } from '../endpoint/paging.ts';
import { successMessages } from '../endpoint/success-messages.ts';
import { imageIdOf } from '../images/image-path.ts';
import { roles } from '../roles/role.ts';
import { emailAddress, withAsciiDomain } from '../schema/email-address.ts';
import { text } from '../schema/fields.ts';
import { isCommonPassword } from './common-passwords.ts';
import { safeReturnPath } from './safe-return-path.ts';
import {
  accountStatuses,
  addressMeta,
  phoneMeta,
  profileImageMeta,
  userAnswerSchema,
} from './user.ts';

/** Returns the field of an existing password, without a minimum length. */
const givenPassword = () =>
  string()
    .max(128, 'Password must have at most 128 characters.')
    .test(
      'well-formed',
      'Password must be readable text.',
      (value) => value === undefined || value.isWellFormed(),
    );

const newPassword = () =>
  givenPassword()
    .min(8, 'Password must have at least 8 characters.')
    .test(
      'uncommon',
      'This password is one of the first that are guessed. Please choose another one.',
      (value) => value === undefined || !isCommonPassword(value),
    );

/** Returns the field of an existing account's email, with its domain as accounts have it. */
const givenEmail = () => text(254).transform((email?: string) => email && withAsciiDomain(email));

const address = () => text(300).label('Address').meta(addressMeta);

const emailField = () => emailAddress('Email').required('Email is required.');

/** Returns the field of the page of this site to which the page behind a link leads afterwards. */
const returnPath = () =>
  string()
    .max(500)
    .default('/')
    .test(
      'own',
      'returnPath must be a path of this site',
      (path) => path === undefined || safeReturnPath(path, '') === path,
    )
    .meta({ note: 'Path of the page to go to after the link was used.' });

/** The sign-up form and its request body. */
export const signUpSchema = object({
  name: text(100).label('Name').required('Name is required.'),
  email: emailField(),
  password: newPassword().required('Password is required.'),
  phone: text(30).label('Phone').required('phone is required.').meta(phoneMeta),
  address: address().required('address is required.'),
});

export type SignUp = InferType<typeof signUpSchema>;

/** The form and request body that complete an account created with Google or GitHub. */
export const completeSignUpSchema = signUpSchema
  .pick(['name', 'phone'])
  .shape({ address: address().default('') });

export type CompleteSignUp = InferType<typeof completeSignUpSchema>;

/** The sign-in form and the request body of the login call. */
export const signInSchema = object({
  email: givenEmail().required('Email is required.'),
  password: givenPassword().required('Password is required.'),
});

export type SignIn = InferType<typeof signInSchema>;

export const changePasswordSchema = object({
  currentPassword: givenPassword().required('Current password is required.'),
  newPassword: newPassword()
    .required('New password is required.')
    .test(
      'differs',
      'New password must differ from the current one.',
      (value, { parent }) => value !== parent.currentPassword,
    ),
});

const resetPasswordSchema = object({
  oobCode: string().max(500).required().meta({ note: 'The code in the link.' }),
  newPassword: newPassword().required('New password is required.'),
});

export const updateProfileSchema = object({
  name: text(100).label('Name').min(1, 'Name is required.').optional(),
  phone: text(30).label('Phone').min(1, 'Phone is required.').optional().meta(phoneMeta),
  address: address().optional(),
  profileImage: string()
    .test(
      'uploaded',
      'profileImage must be an uploaded image',
      (path) => path == null || imageIdOf(path) !== undefined,
    )
    .nullable()
    .optional()
    .meta(profileImageMeta),
});

export type UpdateProfile = InferType<typeof updateProfileSchema>;

const userParam = object({ id: string().max(128).required() });

export const accountEndpoints = {
  signUp: defineEndpoint({
    method: 'POST',
    path: '/auth/signup',
    summary:
      'Creates the account, its role claim and its profile, and sends the mail that verifies its address. Safe to repeat after a failure half-way.',
    auth: 'anyone',
    body: signUpSchema.meta({
      example: {
        name: 'Rumana Akter',
        email: 'rumana@example.com',
        password: 'a good password',
        phone: '01711000000',
        address: '12 Lake Road, Dhaka',
      },
    }),
    data: userAnswerSchema,
    errors: ['email_taken'],
    limits: [
      { kind: 'sign_up', by: ['address'] },
      // A new account gets the mail that verifies its address.
      { kind: 'account_mail', by: ['email', 'address'] },
      { kind: 'account_mail_anywhere', by: ['email'] },
    ],
    message: successMessages.signUp,
  }),
  completeSignUp: defineEndpoint({
    method: 'POST',
    path: '/auth/complete-signup',
    summary:
      'Gives an account that began with Google or GitHub its role and its profile. Safe to repeat: a complete account is answered as it is, with the email that Firebase Auth has now. The next token carries the role.',
    auth: 'signedIn',
    body: completeSignUpSchema.meta({
      example: { name: 'Rumana Akter', phone: '01711000000' },
    }),
    data: userAnswerSchema,
    errors: ['conflict'],
    limits: [
      { kind: 'sign_up', by: ['account'] },
      { kind: 'sign_up', by: ['address'] },
    ],
  }),
  logIn: defineEndpoint({
    method: 'POST',
    path: '/auth/login',
    summary:
      'Answers the user and an ID token that is valid for an hour. The profile follows an email that was changed in Firebase Auth.',
    auth: 'anyone',
    body: signInSchema.meta({
      example: { email: 'rumana@example.com', password: 'a good password' },
    }),
    data: userAnswerSchema,
    meta: object({
      token: string().required().meta({ note: 'A bearer token, valid for an hour.' }),
    }),
    errors: ['unauthenticated', 'forbidden'],
    limits: [
      { kind: 'password', by: ['email', 'address'] },
      { kind: 'password_anywhere', by: ['email'] },
      { kind: 'log_in', by: ['address'] },
    ],
    message: successMessages.logIn,
  }),
  sendVerificationMail: defineEndpoint({
    method: 'POST',
    path: '/auth/verification-mail',
    summary:
      "Sends a link to the caller's email address that proves that it is theirs. At most one mail in ten seconds.",
    auth: 'signedIn',
    body: object({ returnPath: returnPath() }).meta({ example: { returnPath: '/' } }),
    errors: ['no_mail'],
    limits: [
      { kind: 'account_mail', by: ['account'] },
      // Counted by email too, because a new account can be made with it again and again.
      { kind: 'account_mail', by: ['email', 'address'] },
      { kind: 'account_mail_anywhere', by: ['email'] },
    ],
  }),
  sendResetMail: defineEndpoint({
    method: 'POST',
    path: '/auth/reset-mail',
    summary:
      'Sends a link with which a new password can be set. The answer does not tell whether the address has an account.',
    auth: 'anyone',
    body: object({ email: emailField(), returnPath: returnPath() }).meta({
      example: { email: 'rumana@example.com' },
    }),
    errors: ['no_mail'],
    limits: [
      // Counted by address too, so that nobody uses up the mails to somebody else.
      { kind: 'account_mail', by: ['email', 'address'] },
      // Apart from other mails, so that those keep nobody from setting a new password.
      { kind: 'reset_mail_anywhere', by: ['email'] },
      { kind: 'log_in', by: ['address'] },
    ],
  }),
  resetPassword: defineEndpoint({
    method: 'POST',
    path: '/auth/reset-password',
    summary:
      'Sets a new password with the code of the link that POST /auth/reset-mail sends, and ends all sessions of the account. Its owner is told by mail.',
    auth: 'anyone',
    body: resetPasswordSchema.meta({
      example: { oobCode: 'oX3…', newPassword: 'a better password' },
    }),
    errors: ['conflict'],
    limits: [{ kind: 'log_in', by: ['address'] }],
  }),
  sendEmailChangeMail: defineEndpoint({
    method: 'POST',
    path: '/auth/email-change-mail',
    summary:
      "Sends a link to a new address that makes it the caller's email. Needs a recent sign-in. An address that has an account gets no mail: the answer does not tell, but the messages in the caller's own data do, as a sign-up would.",
    auth: 'signedIn',
    body: object({ email: emailField(), returnPath: returnPath() }).meta({
      example: { email: 'rumana@example.org' },
    }),
    errors: ['recent_sign_in_required', 'no_mail'],
    limits: [
      { kind: 'account_mail', by: ['account'] },
      { kind: 'account_mail', by: ['email', 'address'] },
      { kind: 'account_mail_anywhere', by: ['email'] },
    ],
  }),
  changePassword: defineEndpoint({
    method: 'PATCH',
    path: '/auth/change-password',
    summary:
      "Changes the caller's password and ends all sessions, this one too: log in again with the new one. Other browsers notice at once.",
    auth: 'signedIn',
    body: changePasswordSchema.meta({
      example: { currentPassword: 'a good password', newPassword: 'a better password' },
    }),
    errors: ['conflict'],
    limits: [{ kind: 'password', by: ['account'] }],
    message: successMessages.changePassword,
  }),
  listUsers: defineEndpoint({
    method: 'GET',
    path: '/auth/users',
    summary: 'Users, the newest first, or those whom a search finds.',
    auth: 'runDesk',
    query: object({ ...cursorQuery, ...searchQuery }),
    data: listOf(userAnswerSchema),
    meta: cursorMeta,
  }),
  getUser: defineEndpoint({
    method: 'GET',
    path: '/auth/users/:id',
    summary: 'One user: oneself, or anybody for the desk.',
    auth: 'signedIn',
    params: userParam,
    data: userAnswerSchema,
    errors: ['not_found'],
  }),
  getUserByEmail: defineEndpoint({
    method: 'GET',
    path: '/auth/users/email/:email',
    summary: 'The user with an email address: oneself, or anybody for the desk.',
    auth: 'signedIn',
    params: object({ email: givenEmail().required() }),
    data: userAnswerSchema,
    errors: ['not_found'],
  }),
  updateProfile: defineEndpoint({
    method: 'PATCH',
    path: '/auth/update-profile',
    summary:
      "Changes what is given of the caller's profile. Nothing given changes nothing but what follows Firebase Auth: the email, and the ways to sign in, of whose change the owner is told by mail.",
    auth: 'signedIn',
    body: updateProfileSchema.meta({
      example: { phone: '01711000001', profileImage: null },
    }),
    data: userAnswerSchema,
    errors: ['not_found'],
    message: successMessages.updateProfile,
  }),
  updateRole: defineEndpoint({
    method: 'PATCH',
    path: '/auth/update-role/:id',
    summary:
      "Changes a user's role. Needs a recent sign-in. Staff who lose rights are refused from the next call on; new rights come with the next token.",
    auth: 'manageTeam',
    params: userParam,
    body: object({
      role: string().oneOf(roles).required(),
      id: string().max(128).optional(),
    }).meta({ example: { role: 'admin' } }),
    data: userAnswerSchema,
    errors: ['not_found', 'recent_sign_in_required', 'last_admin'],
    message: successMessages.updateRole,
  }),
  updateAccountStatus: defineEndpoint({
    method: 'PATCH',
    path: '/auth/update-status/:id',
    summary:
      'Disables an account, which ends its sessions and keeps it from signing in, or enables it again. Needs a recent sign-in. What it booked stays as it is. Nobody disables their own account. Safe to repeat.',
    auth: 'manageTeam',
    params: userParam,
    body: object({ status: string().oneOf(accountStatuses).required() }).meta({
      example: { status: 'disabled' },
    }),
    data: userAnswerSchema,
    errors: ['not_found', 'recent_sign_in_required', 'conflict'],
  }),
  deleteOwnAccount: defineEndpoint({
    method: 'POST',
    path: '/auth/delete-account',
    summary:
      "Deletes the caller's account like DELETE /auth/users/{id}. The token must come from a sign-in of the last five minutes. Safe to repeat.",
    auth: 'signedIn',
    body: object({
      confirmed: boolean()
        .oneOf([true], 'Please confirm that your account is to be deleted.')
        .required()
        .meta({ note: 'true, because a deletion cannot be undone.' }),
    }).meta({ example: { confirmed: true } }),
    errors: ['recent_sign_in_required', 'last_admin', 'conflict'],
  }),
  deleteUser: defineEndpoint({
    method: 'DELETE',
    path: '/auth/users/:id',
    summary:
      'Deletes an account and its profile. Needs a recent sign-in. The garage, photos and damage notes go with it. Bookings, transactions, receipts and reviews stay with the name they had, without addresses and notes; future bookings must be cancelled first.',
    auth: 'manageTeam',
    params: userParam,
    errors: ['not_found', 'recent_sign_in_required', 'last_admin', 'conflict'],
  }),
} as const;
