export const messageCollections = {
  messages: 'messages',
  messagePreferences: 'messagePreferences',
} as const;
