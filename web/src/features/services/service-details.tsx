import type { Service } from '@carwash/domain/services/service';
import { ServiceAbout } from './service-about.tsx';
import { ServiceIntro } from './service-intro.tsx';
import { ServiceLayout } from './service-layout.tsx';
import { ServiceReviews } from './service-reviews.tsx';
import { SlotPicker } from './slot-picker.tsx';

/** Everything about one service. */
export function ServiceDetails({ service }: { service: Service }) {
  return (
    <ServiceLayout
      intro={<ServiceIntro service={service} />}
      booking={<SlotPicker service={service} />}
      about={<ServiceAbout service={service} />}
      reviews={<ServiceReviews service={service} />}
    />
  );
}
