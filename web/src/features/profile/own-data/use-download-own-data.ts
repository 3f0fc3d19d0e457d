import type { OwnData } from '@carwash/domain/own-data/own-data';
import { useState } from 'react';
import { ApiFailure } from '~/lib/api/api-failure';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { saveFile } from '~/lib/save-file';
import { saveTable, type TableFormat } from '~/lib/spreadsheet/save-table';
import { bookingsTable } from './bookings-table';
import { hasTooManyPictures, withPictures } from './with-pictures';
import { withStatusNames } from './with-status-names';

const texts = {
  ownDataFailed: 'Failed to download your data',
} as const;

type DataFormat = 'json' | TableFormat;

async function save(data: OwnData, format: DataFormat): Promise<void> {
  if (format !== 'json') {
    await saveTable('my-bookings', bookingsTable(data, businessTimeZone), format);
    return;
  }
  const text = JSON.stringify(await withPictures(withStatusNames(data)), null, 2);
  saveFile('my-data.json', new Blob([text], { type: 'application/json' }));
}

/** Downloads what is stored about the signed-in user, as a file of the chosen format. */
export function useDownloadOwnData() {
  const { running, run } = useInFlightGuard();
  const [format, setFormat] = useState<DataFormat | null>(null);
  const [isCutShort, setCutShort] = useState(false);
  const [unproven, setUnproven] = useState<DataFormat | null>(null);

  const download = (chosen: DataFormat) =>
    run(async () => {
      setFormat(chosen);
      setUnproven(null);
      try {
        const data = await callApi('exportOwnData', {});
        await save(data, chosen);
        setCutShort(!data.isComplete || hasTooManyPictures(data));
      } catch (failure) {
        if (failure instanceof ApiFailure && failure.code === 'recent_sign_in_required') {
          setUnproven(chosen);
          return;
        }
        showChangeFailure(failure, texts.ownDataFailed);
      }
    });

  return {
    /** The format that is being downloaded. */
    running: running ? format : null,
    isCutShort,
    /** The format that is downloaded once the user has shown again who they are; null: none waits for that. */
    unproven,
    stopProving: () => setUnproven(null),
    download,
  };
}
