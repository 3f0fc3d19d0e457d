export const messageCollections = {
  messages: 'messages',
  messagePreferences: 'messagePreferences',
  pushSubscriptions: 'pushSubscriptions',
} as const;
