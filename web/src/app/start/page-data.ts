import { type PageData, pageDataId } from '@carwash/domain/services/page-data';
import { matchPath } from 'react-router-dom';
import { serviceOfJson } from '~/entities/services/first-answers';
import { seedService, seedServices } from '~/entities/services/queries';
import { routePatterns } from '~/lib/address/paths';

/** Shows this data until the server answers, and nothing else. */
export function seedPage({ services, service }: PageData, pathname: string): void {
  seedServices(services?.map(serviceOfJson));
  const id = matchPath(routePatterns.service, pathname)?.params.id;
  if (id !== undefined) seedService(id, service && serviceOfJson(service));
}

/** Takes over what the page's HTML holds. */
export function seedFromPage(): void {
  const json = document.getElementById(pageDataId)?.textContent;
  if (json) seedPage(JSON.parse(json), location.pathname);
}
