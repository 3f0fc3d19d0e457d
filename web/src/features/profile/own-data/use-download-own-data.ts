import type { OwnData } from '@carwash/domain/own-data/own-data';
import { useState } from 'react';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { saveFile } from '~/lib/save-file';
import { toastTexts } from '~/lib/toasts';
import { bookingsCsv } from './bookings-csv';

const formats = {
  json: {
    name: 'my-data.json',
    contentType: 'application/json',
    write: (data: OwnData) => JSON.stringify(data, null, 2),
  },
  csv: {
    name: 'my-bookings.csv',
    contentType: 'text/csv;charset=utf-8',
    write: (data: OwnData) => bookingsCsv(data, businessTimeZone),
  },
} as const;

type DataFormat = keyof typeof formats;

/** Downloads what is stored about the signed-in user, as a file of the chosen format. */
export function useDownloadOwnData() {
  const { running, run } = useInFlightGuard();
  const [format, setFormat] = useState<DataFormat | null>(null);
  const [isCutShort, setCutShort] = useState(false);

  const download = (chosen: DataFormat) =>
    run(async () => {
      setFormat(chosen);
      try {
        const data = await callApi('exportOwnData', {});
        const { name, contentType, write } = formats[chosen];
        saveFile(name, new Blob([write(data)], { type: contentType }));
        setCutShort(!data.isComplete);
      } catch (failure) {
        showChangeFailure(failure, toastTexts.ownDataFailed);
      }
    });

  return {
    /** The format that is being downloaded. */
    running: running ? format : null,
    isCutShort,
    download,
  };
}
