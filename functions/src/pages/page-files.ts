import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '@carwash/domain/page-data';

/** The pages that are rendered for whoever asks, as the build of the site has named them. */
export type PageName = 'home' | 'about' | 'services' | 'service';

/** What the build of the site has left for the server. */
export interface PageFiles {
  /** The HTML of a page without what is in it. */
  template: (name: PageName) => Promise<string>;
  loadRenderer: () => Promise<RenderPage>;
}

/** @param folder of one build */
export function readPageFiles(folder: string): PageFiles {
  const templates = new Map<PageName, Promise<string>>();
  const read = (name: PageName): Promise<string> => {
    const template = templates.get(name) ?? readFile(`${folder}/${name}.html`, 'utf8');
    templates.set(name, template);
    return template;
  };
  return {
    template: read,
    loadRenderer: async () => (await import(pathToFileURL(`${folder}/server.js`).href)).renderPage,
  };
}
