import type { DataOf } from '@carwash/domain/endpoint/endpoint';
import type { Endpoints } from '@carwash/domain/endpoints';

/** The numbers of slots that are created, that exist already, and that cannot be created. */
export type TimetableCounts = DataOf<Endpoints['createSlots']>;

const rest = ({ existing, overlapping }: TimetableCounts): string =>
  [
    existing > 0 && `${existing} ${existing === 1 ? 'exists' : 'exist'} already`,
    overlapping > 0 && `${overlapping} would overlap other slots`,
  ]
    .filter((part) => part !== false)
    .map((part) => `, ${part}`)
    .join('');

/** Describes a preview: 'Creates 216, 4 exist already' */
export const describePreview = (counts: TimetableCounts): string =>
  `Creates ${counts.created}${rest(counts)}`;

/** Describes the result: '216 slots created, 4 exist already' */
export const describeCreated = (counts: TimetableCounts): string =>
  `${slotCount(counts.created)} created${rest(counts)}`;

/** Counts slots in words: '1 slot', '216 slots' */
export const slotCount = (count: number): string => (count === 1 ? '1 slot' : `${count} slots`);
