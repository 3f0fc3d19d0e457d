import type { Service } from '@carwash/domain/services/service';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import type { TimetableValues } from './timetable-values.ts';

/** Proposes the duration of the chosen service as the length of its slots. */
export function LengthFollowsService({ services }: { services: Service[] }) {
  const { values, setFieldValue } = useFormikContext<TimetableValues>();
  const { service } = values;
  const propose = useEffectEvent((chosen: string) => {
    const duration = services.find(({ _id }) => _id === chosen)?.duration;
    if (duration) void setFieldValue('length', String(duration));
  });
  useEffect(() => propose(service), [service]);
  return null;
}
