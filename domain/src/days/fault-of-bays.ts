import type { Bay } from './bay.ts';

type EnteredBay = Partial<Pick<Bay, '_id' | 'name' | 'kind' | 'services'>>;

/** A fault of a bay, and the field that has it. */
interface BayFault {
  /** Index of the bay in the list. */
  at: number;
  field: keyof EnteredBay;
  message: string;
}

/**
 * Returns the first fault that the schema of a single bay does not find: a name or an id that occurs twice, or a
 * van without services. null if there is none.
 */
export function faultOfBays(bays: readonly EnteredBay[]): BayFault | null {
  const names = bays.map(({ name }) => name?.trim().toLowerCase());
  const ids = bays.map(({ _id }) => _id);
  for (const [at, { _id, kind, services }] of bays.entries()) {
    if (names.indexOf(names[at]) < at) {
      return { at, field: 'name', message: 'Every bay needs a name of its own.' };
    }
    if (_id !== undefined && ids.indexOf(_id) < at) {
      return { at, field: '_id', message: 'Every bay is named once.' };
    }
    if (kind === 'van' && !services?.length) {
      return { at, field: 'services', message: 'Choose what the van does.' };
    }
  }
  return null;
}
