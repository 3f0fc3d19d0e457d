import type { Bay } from '@carwash/domain/days/bay';
import { areFirstBays } from '@carwash/domain/days/roster';
import type { StoredSettings } from '@carwash/domain/settings/public-settings';
import { messageSettingsPath } from '~/entities/messages/message-settings-path';
import { paths } from '~/lib/address/paths';

/** Facts that decide which steps a new business has done. */
export interface BusinessFacts {
  /** The stored settings; null when none are stored. */
  settings: StoredSettings | null;
  bays: readonly Bay[];
  hasServices: boolean;
  /** Whether customers can book any time. */
  hasTimes: boolean;
  hasBookings: boolean;
  hasTaxNumber: boolean;
  /** Whether somebody else works here, too. */
  hasColleagues: boolean;
  /** Whether anybody has a PIN. */
  hasPin: boolean;
  /** Whether the till was counted once. */
  hasClosed: boolean;
  hasSentMessage: boolean;
  hasCardPayment: boolean;
}

export interface FirstStep {
  title: string;
  /** The reason for the step, or what to do. */
  text: string;
  to: string;
  isDone: boolean;
}

/** Fields that show made-up values to customers until they are set. */
const placeholders = ['name', 'address', 'phone', 'email'] as const;

/**
 * Lists a new owner's first steps, in order. Opening hours that nobody has set count as done once there are
 * open times; bays once they are not the one with which a business begins.
 */
export function listFirstSteps({
  settings,
  bays,
  hasServices,
  hasTimes,
  hasBookings,
  hasTaxNumber,
  hasColleagues,
  hasPin,
  hasClosed,
  hasSentMessage,
  hasCardPayment,
}: BusinessFacts): FirstStep[] {
  return [
    {
      title: 'Business details',
      text: 'Your name, address, phone and email, on every page.',
      to: paths.settings,
      isDone: placeholders.every((name) => settings?.[name] !== undefined),
    },
    {
      title: 'Opening hours',
      text: 'The week, and the days that are different.',
      to: `${paths.settings}?section=hours`,
      isDone: settings?.hours !== undefined || hasTimes,
    },
    {
      title: 'Bays',
      text: 'You begin with one. How many cars you wash at once, and what can be done where.',
      to: paths.bays,
      isDone: !areFirstBays(bays),
    },
    {
      title: 'Services',
      text: 'What you offer, for how much, and how long it takes.',
      to: hasServices ? paths.adminServices : paths.addService,
      isDone: hasServices,
    },
    {
      title: 'Times to book',
      text: 'When each service can be had.',
      to: paths.slots,
      isDone: hasTimes,
    },
    {
      title: 'Tax number',
      text: 'Receipts show it, with your legal name.',
      to: `${paths.settings}?private`,
      isDone: hasTaxNumber,
    },
    {
      title: 'Staff',
      text: 'Colleagues sign up, and you give them their role.',
      to: paths.users,
      isDone: hasColleagues,
    },
    {
      title: 'PIN',
      text: 'With it you take over the tablet of the desk from a colleague.',
      to: paths.profile,
      isDone: hasPin,
    },
    {
      title: 'Cash in the till',
      text: 'Count it before the first sale. It is your float when you close the day.',
      to: paths.closeDay,
      isDone: hasClosed,
    },
    {
      title: 'Messages',
      text: 'What customers are told. Done once the first one was sent.',
      to: messageSettingsPath,
      isDone: hasSentMessage,
    },
    {
      title: 'Card payments',
      text: 'Pay for a booking yourself. Done once a card was charged.',
      to: paths.services,
      isDone: hasCardPayment,
    },
    {
      title: 'First booking',
      text: 'Book one yourself, as your customers will.',
      to: paths.services,
      isDone: hasBookings,
    },
  ];
}
