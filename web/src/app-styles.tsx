import { createStaticHandler } from 'react-router-dom';
import { DashboardLayout } from './app/dashboard/dashboard-layout';
import { renderWithStyles } from './app/start/render-with-styles';
import OverviewPage from './features/admin-overview/overview-page';

const path = '/dashboard';

const handler = createStaticHandler([
  { path, element: <DashboardLayout />, children: [{ index: true, element: <OverviewPage /> }] },
]);

/**
 * Renders the styles of pages that only the browser renders: those of every page, of the dashboard's frame,
 * and of its overview while it loads. The build puts them into the HTML, so that a phone need not compute
 * them before it shows anything.
 */
export async function renderAppStyles(origin: string): Promise<string> {
  const { styles } = await renderWithStyles(handler, new URL(path, origin));
  return styles;
}
