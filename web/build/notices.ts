import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticesPath } from '../src/lib/address/paths.ts';

interface License {
  name: string;
  version: string;
  identifier?: string;
  /** The license's own text; missing where the package has none. */
  text?: string;
}

/** Vite's option `build.license` for one of the bundles of the site. */
export const licensesOf = (bundle: 'app' | 'worker' | 'docs') => ({
  fileName: `licenses-${bundle}.json`,
});

const section = ({ name, version, identifier = 'no license named', text = '' }: License) =>
  `${name} ${version} (${identifier})\n\n${text}`;

/** Writes one file with the licenses of all packages in the site's bundles, which they ask for. */
export function writeNotices(siteFolder: string): void {
  const sections = (['app', 'worker', 'docs'] as const).flatMap((bundle) => {
    const path = join(siteFolder, licensesOf(bundle).fileName);
    const licenses: License[] = JSON.parse(readFileSync(path, 'utf8'));
    rmSync(path);
    return licenses.map(section);
  });
  const text = [...new Set(sections)].toSorted().join(`\n\n${'-'.repeat(72)}\n\n`);
  writeFileSync(join(siteFolder, noticesPath), `${text}\n`);
}
