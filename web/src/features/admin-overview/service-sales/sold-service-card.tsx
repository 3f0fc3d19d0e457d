import { useService } from '~/entities/services/use-service.ts';
import type { Totals } from '../figures/totals.ts';
import type { SoldService } from '../list-sold-services.ts';
import { useLastSale } from '../use-last-sale.ts';
import { SalesCard } from './sales-card.tsx';
import { SalesCardSkeleton } from './sales-card-skeleton.tsx';

interface SoldServiceCardProps {
  sold: SoldService;
  totals: Totals;
}

/** What a service is and what it has sold. */
export function SoldServiceCard({ sold, totals }: SoldServiceCardProps) {
  if (sold.service === null) return <UnlistedServiceCard sold={sold} totals={totals} />;
  return <SalesCard service={sold.service} isDeleted={false} sales={sold} totals={totals} />;
}

/** A list ends at its limit: what is not on it may still be offered. */
function UnlistedServiceCard({ sold, totals }: SoldServiceCardProps) {
  const service = useService(sold.id);
  if (service.state === 'loading') return <SalesCardSkeleton />;
  if (service.state === 'ready' && service.data === null) {
    return <DeletedServiceCard sold={sold} totals={totals} />;
  }
  const known = service.state === 'ready' ? service.data : null;
  return <SalesCard service={known} isDeleted={false} sales={sold} totals={totals} />;
}

/** As it was last sold. */
function DeletedServiceCard({ sold, totals }: SoldServiceCardProps) {
  const lastSale = useLastSale(sold.id);
  if (lastSale.state === 'loading') return <SalesCardSkeleton />;
  const known = lastSale.state === 'ready' ? lastSale.data : null;
  return <SalesCard service={known} isDeleted sales={sold} totals={totals} />;
}
