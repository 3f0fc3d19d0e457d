/** Roles of the people who work here, in the order of what they may do: each may do what the one before it may. */
export const staffRoles = ['washer', 'manager', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const roles = ['user', ...staffRoles] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Record<Role, string> = {
  user: 'User',
  washer: 'Washer',
  manager: 'Manager',
  admin: 'Admin',
};

export const isStaffRole = (role: string | undefined): role is StaffRole =>
  staffRoles.some((staffRole) => staffRole === role);

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
