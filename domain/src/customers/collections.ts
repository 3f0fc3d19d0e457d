/** Collections of the area. */
export const customerCollections = {
  /** Notes of the staff about a customer, and whether they may book online, by the customer's key. */
  customerNotes: 'customerNotes',
} as const;
