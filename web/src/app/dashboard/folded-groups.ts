import { array, string } from 'yup';
import { readJson, writeJson } from '~/lib/storage';

const key = 'foldedMenuGroups';
const schema = array().of(string().required()).required();

/** Returns the headings of the menu's groups that this browser shows folded. */
export function readFoldedGroups(): readonly string[] {
  const stored = readJson('local', key);
  return schema.isValidSync(stored, { strict: true }) ? stored : [];
}

export const storeFoldedGroups = (labels: readonly string[]): void =>
  writeJson('local', key, labels);
