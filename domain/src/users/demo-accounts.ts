/** The demo accounts, one of each role. The Demo buttons of the sign-in page fill in two of them. */
export const demoAccounts = {
  user: { email: 'demo.user@carwash.test', password: 'demo-user-1' },
  washer: { email: 'demo.washer@carwash.test', password: 'demo-washer-1' },
  manager: { email: 'demo.manager@carwash.test', password: 'demo-manager-1' },
  admin: { email: 'demo.admin@carwash.test', password: 'demo-admin-1' },
} as const;
