import type { SavedVehicle } from '@carwash/domain/vehicles/saved-vehicle';
import { useState } from 'react';
import { callApi } from '~/lib/api/call-api';
import { changeFailureText } from '~/lib/api/change-failure-text';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { toastTexts } from '~/lib/toasts';

/**
 * Provides the changes of one vehicle; the live list shows their effect. `failure` is the reason why the
 * vehicle could not be removed.
 */
export function useChangeGarage({ _id: id }: SavedVehicle) {
  const { running, run } = useInFlightGuard();
  const [failure, setFailure] = useState<string | null>(null);

  const makeDefault = () =>
    run(async () => {
      try {
        await callApi('changeVehicle', { params: { id }, body: { isDefault: true } });
      } catch (refusal) {
        showChangeFailure(refusal, toastTexts.vehicleNotChanged);
      }
    });

  const remove = () =>
    run(async () => {
      setFailure(null);
      try {
        await callApi('removeVehicle', { params: { id } });
      } catch (refusal) {
        setFailure(changeFailureText(refusal, toastTexts.vehicleNotRemoved));
      }
    });

  return { running, failure, makeDefault, remove };
}
