/** The other sites that people may sign in with. */
export const socialProviders = ['google', 'github'] as const;

export type SocialProvider = (typeof socialProviders)[number];

export const socialProviderNames: Record<SocialProvider, string> = {
  google: 'Google',
  github: 'GitHub',
};
