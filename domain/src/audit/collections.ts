export const auditCollections = {
  /** Changes made by admins. Append-only. */
  audit: 'audit',
} as const;
