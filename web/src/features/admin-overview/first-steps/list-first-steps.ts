import type { Bay } from '@carwash/domain/days/bay';
import { areFirstBays } from '@carwash/domain/days/roster';
import type { StoredSettings } from '@carwash/domain/settings/public-settings';
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
      title: 'First booking',
      text: 'Book one yourself, as your customers will.',
      to: paths.services,
      isDone: hasBookings,
    },
  ];
}
