import { PageHeading } from '~/ui/page/page-heading';
import { ServiceSales } from './service-sales/service-sales';

/** The live sales of each service. */
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
