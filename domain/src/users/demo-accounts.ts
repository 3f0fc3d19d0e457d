/** The two demo accounts. The Demo buttons of the sign-in page fill them in. */
export const demoAccounts = {
  user: { email: 'demo.user@carwash.test', password: 'demo-user-1' },
  admin: { email: 'demo.admin@carwash.test', password: 'demo-admin-1' },
} as const;
