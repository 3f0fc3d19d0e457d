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
