import { type Role, roles } from './role.ts';

/** The things that staff may do. Menu, pages, API and the rules of Firestore all ask for one of them. */
export const capabilities = [
  'runYard',
  'runDesk',
  'seeMoney',
  'manageCatalogue',
  'manageBusiness',
  'seeAudit',
  'manageTeam',
] as const;
export type Capability = (typeof capabilities)[number];

/** What each capability allows, for the person who gives somebody a role. */
export const capabilityTexts: Record<Capability, string> = {
  runYard:
    'See the cars of today, without names, phone numbers or prices, and say how far they are',
  runDesk: 'See all bookings and customers, sell, move and cancel, and answer reviews and messages',
  seeMoney: 'See payments, takings and statistics, and give money back',
  manageCatalogue: 'Change services, prices, bays and opening hours',
  manageBusiness: 'Change private settings, the settings of messages and the legal texts',
  seeAudit: 'See who has changed what',
  manageTeam: 'Change roles, and disable and delete accounts',
};

const managed = ['runYard', 'runDesk', 'seeMoney', 'manageCatalogue'] as const;

const capabilityTable: Record<Role, readonly Capability[]> = {
  user: [],
  washer: ['runYard'],
  manager: managed,
  admin: capabilities,
};

/** Returns what a role may do beyond what every customer may. */
export const capabilitiesOf = (role: Role): readonly Capability[] => capabilityTable[role];

/** Tells whether a role may do something. */
export const can = (role: Role | undefined, capability: Capability): boolean =>
  role !== undefined && capabilityTable[role].includes(capability);

/** Returns the roles that may do something. */
export const rolesWith = (capability: Capability): Role[] =>
  roles.filter((role) => can(role, capability));

/** Tells whether access is granted by a capability, and not by a role or a sign-in. */
export const isCapability = (text: string): text is Capability =>
  capabilities.some((capability) => capability === text);

/** The people who have access: customers, or staff who may do something. */
export type Admitted = 'user' | Capability;

/** Tells whether a role has access. */
export const isAdmitted = (role: Role | undefined, admitted: Admitted): boolean =>
  isCapability(admitted) ? can(role, admitted) : role === admitted;
