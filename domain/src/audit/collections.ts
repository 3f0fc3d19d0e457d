export const auditCollections = {
  /** What admins changed: append-only. */
  audit: 'audit',
} as const;
