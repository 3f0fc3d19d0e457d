import type { DataOf } from '@carwash/domain/endpoint/endpoint';
import type { Endpoints } from '@carwash/domain/endpoints';

/** The numbers of slots that are created, and that exist already. */
export type TimetableCounts = DataOf<Endpoints['createSlots']>;

const rest = ({ existing }: TimetableCounts): string =>
  existing > 0 ? `, ${existing} ${existing === 1 ? 'exists' : 'exist'} already` : '';

/** Describes a preview: 'Creates 216, 4 exist already' */
export const describePreview = (counts: TimetableCounts): string =>
  `Creates ${counts.created}${rest(counts)}`;

/** Describes the result: '216 slots created, 4 exist already' */
export const describeCreated = (counts: TimetableCounts): string =>
  `${slotCount(counts.created)} created${rest(counts)}`;

/** Counts slots in words: '1 slot', '216 slots' */
export const slotCount = (count: number): string => (count === 1 ? '1 slot' : `${count} slots`);
