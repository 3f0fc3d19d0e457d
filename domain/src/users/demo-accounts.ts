/** The two accounts that anybody may try the product with, filled in by the sign-in page's Demo buttons. */
export const demoAccounts = {
  user: { email: 'demo.user@carwash.test', password: 'demo-user-1' },
  admin: { email: 'demo.admin@carwash.test', password: 'demo-admin-1' },
} as const;
