import { legalTextOf } from '@carwash/domain/own-data/legal-templates';
import type { LegalTextName } from '@carwash/domain/settings/legal-settings';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { legalBlocks } from '~/entities/settings/legal/legal-blocks';
import { useSettings } from '~/lib/settings/settings';
import { useRequestOnOpen } from '~/lib/use-request-on-open';
import { FailedState } from '~/ui/states/failed-state';
import { askLegalSettings } from './ask-legal-settings';

function LegalText({ text }: { text: string }) {
  return (
    <Stack sx={{ gap: 2 }}>
      {legalBlocks(text).map(({ kind, text }, index) =>
        kind === 'heading' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block has no id but its index
          <Typography key={index} variant="h3" component="h2" sx={{ mt: 2.5 }}>
            {text}
          </Typography>
        ) : (
          <Typography
            // biome-ignore lint/suspicious/noArrayIndexKey: a block has no id but its index
            key={index}
            sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {text}
          </Typography>
        ),
      )}
    </Stack>
  );
}

interface LegalPageProps {
  name: LegalTextName;
  title: string;
}

/** The text of the business, or the site's own where it has none. */
export function LegalPage({ name, title }: LegalPageProps) {
  const settings = useSettings();
  const { answer, askAgain } = useRequestOnOpen(askLegalSettings);
  return (
    <Container maxWidth="md" sx={{ py: { xs: 4, md: 8 } }}>
      <Typography variant="h2" component="h1" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {answer.state === 'waiting' && (
        <Skeleton role="status" aria-label="Loading the text" variant="rounded" height={600} />
      )}
      {answer.state === 'failed' && (
        <FailedState title="The text could not be loaded." onRetry={askAgain} />
      )}
      {answer.state === 'ready' && <LegalText text={legalTextOf(name, answer.data, settings)} />}
    </Container>
  );
}
