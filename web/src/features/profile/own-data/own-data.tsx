import { mostOwnRecords } from '@carwash/domain/own-data/own-data';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { ProofDialog } from '~/entities/users/proof-dialog';
import { formatCount } from '~/ui/format/format-count';
import { DownloadButtons } from '~/ui/forms/download-buttons';
import { PageSection } from '~/ui/page/page-section';
import { DeleteAccountDialog } from './delete-account-dialog';
import { useDownloadOwnData } from './use-download-own-data';
import { mostPictures } from './with-pictures';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
    <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 650 }}>
      {title}
    </Typography>
    {children}
  </Stack>
);

interface OwnDataProps {
  uid: string;
  email: string;
}

function DownloadPart({ email }: Pick<OwnDataProps, 'email'>) {
  const { running, isCutShort, unproven, stopProving, download } = useDownloadOwnData();
  return (
    <Part title="Download my data">
      <Typography sx={{ color: 'text.secondary' }}>
        A copy of what we have stored about you. JSON has everything: profile, vehicles, bookings
        with all that happened to them, payments, receipts, reviews, messages, photos, calendar
        links, and what our staff noted and changed. CSV and Excel have your bookings with their
        payments, for a spreadsheet.
      </Typography>
      <DownloadButtons
        labels={{ json: 'Download JSON', csv: 'Download CSV', xlsx: 'Download Excel' }}
        running={running}
        onDownload={download}
      />
      {isCutShort && (
        <Alert severity="info" role="status">
          The file has the newest {formatCount(mostOwnRecords)} bookings, payments and so on, and
          the newest {mostPictures} photos. Please ask us for older ones.
        </Alert>
      )}
      {unproven && (
        <ProofDialog
          title="Is it still you?"
          reason={`The copy holds all that we know of you. You signed in a while ago: please show once more that you are ${email}.`}
          email={email}
          action="Download"
          onProved={() => download(unproven)}
          onClose={stopProving}
        />
      )}
    </Part>
  );
}

function DeletePart(account: OwnDataProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Part title="Delete my account">
      <Typography sx={{ color: 'text.secondary' }}>
        Your profile, photo, vehicles and sign-in are deleted for good. You see all that goes and
        stays before you confirm.
      </Typography>
      <Button
        variant="outlined"
        color="error"
        onClick={() => setAsking(true)}
        sx={{ minHeight: 44 }}
      >
        Delete my account
      </Button>
      {isAsking && <DeleteAccountDialog {...account} onClose={() => setAsking(false)} />}
    </Part>
  );
}

/** Lets the signed-in user take a copy of their data, and delete their account. */
export const OwnData = (account: OwnDataProps) => (
  <PageSection title="Your data">
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack sx={{ gap: 4 }}>
        <DownloadPart email={account.email} />
        <DeletePart {...account} />
      </Stack>
    </Paper>
  </PageSection>
);
