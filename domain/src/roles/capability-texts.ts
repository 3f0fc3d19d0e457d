import type { Capability } from './role.ts';

/** Descriptions of what each capability allows, for the person who gives somebody a role. */
export const capabilityTexts: Record<Capability, string> = {
  runYard:
    'See the cars of today, without names, phone numbers or prices, say how far they are, and take photos',
  runDesk: 'See all bookings and customers, sell, move and cancel, and answer reviews and messages',
  seeMoney: 'See payments, takings and statistics, and give money back',
  manageCatalogue: 'Change services, prices, bays, opening hours and the public settings',
  manageBusiness:
    'Change private settings, the settings of messages, the legal texts and how long data is kept',
  seeAudit: 'See who has changed what',
  manageTeam: 'Change roles, and disable and delete accounts',
};
