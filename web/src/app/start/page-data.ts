import { type PageData, pageDataId } from '@carwash/domain/page-data';
import { matchPath } from 'react-router-dom';
import { serviceOfJson } from '~/entities/services/first-answers';
import { seedService, seedServices } from '~/entities/services/queries';
import { routePatterns } from '~/lib/address/paths';
import { rememberSettings } from '~/lib/settings/ask-settings';
import { showSettings } from '~/lib/settings/settings';

/** Shows this data until the server answers. */
export function seedPage({ settings, services, service }: PageData, pathname: string): void {
  showSettings(settings);
  seedServices(services?.map(serviceOfJson));
  const id = matchPath(routePatterns.service, pathname)?.params.id;
  if (id !== undefined) seedService(id, service && serviceOfJson(service));
}

/** Shows the data that the page's HTML holds until the server answers. */
export function seedFromPage(): void {
  const json = document.getElementById(pageDataId)?.textContent;
  if (!json) return;
  const data: PageData = JSON.parse(json);
  seedPage(data, location.pathname);
  rememberSettings(data.settings);
}
