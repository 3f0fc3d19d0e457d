export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Record<Role, string> = { user: 'User', admin: 'Admin' };
