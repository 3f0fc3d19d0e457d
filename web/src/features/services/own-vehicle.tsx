import type { Service } from '@carwash/domain/services/service';
import { suitableVehicleTypes } from '@carwash/domain/vehicles/suitable-vehicles';
import { useEffect, useEffectEvent } from 'react';
import { useNavigation } from 'react-router-dom';
import type { ChosenInUrl } from '~/entities/services/choice/url-choice';
import { useGarage } from '~/entities/vehicles/queries';
import { useSettings } from '~/lib/settings/settings';

interface OwnVehicleProps {
  /** The customer's id. */
  uid: string;
  service: Pick<Service, 'suitableFor'>;
  choose: ChosenInUrl['choose'];
}

/** Chooses the type of the customer's first vehicle that the service suits, as the booking form does. Renders nothing. */
export default function OwnVehicle({ uid, service, choose }: OwnVehicleProps) {
  const garage = useGarage(uid);
  const suitable = suitableVehicleTypes(service, useSettings().vehicleTypes);
  const type =
    garage.state === 'ready'
      ? garage.data.find(({ vehicleType }) => suitable.includes(vehicleType))?.vehicleType
      : undefined;
  const isLeaving = useNavigation().state !== 'idle';
  const adopt = useEffectEvent(() => {
    // Not while another page is loading, because the change of the address would keep this one.
    if (type !== undefined && !isLeaving) choose({ vehicleType: type });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows these two, whatever else changes
  useEffect(() => adopt(), [type, isLeaving]);
  return null;
}
