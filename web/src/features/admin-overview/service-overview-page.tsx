import { PageHeading } from '~/ui/page/page-heading';
import { ServiceSales } from './service-sales/service-sales';

/** What each service brings in, live. */
export default function ServiceOverviewPage() {
  return (
    <>
      <PageHeading
        title="Service Overview"
        subtitle="What each service brings in, since the first day. The best earner comes first."
      />
      <ServiceSales />
    </>
  );
}
