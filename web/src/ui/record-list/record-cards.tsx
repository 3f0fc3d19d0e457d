import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EntryBoundary } from '~/ui/states/entry-boundary';
import { openOnClick } from './open-on-click';
import type { CardPlace, RecordColumn } from './record-column';

interface RecordCardsProps<T> {
  caption: string;
  columns: readonly RecordColumn<T>[];
  records: readonly T[];
  onOpen?: ((record: T) => void) | undefined;
}

/** The content of the table as cards, for narrow screens. */
export function RecordCards<T extends { _id: string }>(props: RecordCardsProps<T>) {
  const { caption, columns, records, onOpen } = props;
  return (
    <Stack
      component="ul"
      aria-label={caption}
      sx={{ gap: { xs: 1, sm: 2 }, m: 0, p: 0, listStyle: 'none' }}
    >
      {records.map((record) => (
        <Paper
          key={record._id}
          component="li"
          variant="outlined"
          {...openOnClick(record, onOpen)}
          sx={{ px: 2, py: { xs: 1.25, sm: 2 }, borderRadius: '20px' }}
        >
          <EntryBoundary entry={record}>
            <RecordCard columns={columns} record={record} />
          </EntryBoundary>
        </Paper>
      ))}
    </Stack>
  );
}

function RecordCard<T>({ columns, record }: { columns: readonly RecordColumn<T>[]; record: T }) {
  const at = (place: CardPlace) => columns.filter((column) => column.place === place);
  const facts = at('fact');
  const foot = at('foot');
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {at('title').map(({ name, cell }) => (
            <Typography key={name} component="h3" sx={{ fontWeight: 650, lineHeight: 1.4 }}>
              {cell(record)}
            </Typography>
          ))}
          {at('subtitle').map(({ name, cell }) => (
            <Typography
              key={name}
              component="div"
              variant="body2"
              sx={{ color: 'text.secondary', minWidth: 0 }}
            >
              {cell(record)}
            </Typography>
          ))}
        </Box>
        <Stack
          sx={{
            alignItems: 'flex-end',
            flexShrink: 0,
            // A long amount wraps, so that the title keeps some room.
            maxWidth: '60%',
            textAlign: 'right',
            gap: 0.5,
            fontWeight: 650,
          }}
        >
          {at('aside').map(({ name, cell }) => (
            <div key={name}>{cell(record)}</div>
          ))}
        </Stack>
      </Stack>
      {facts.length > 0 && <CardFacts facts={facts} record={record} />}
      {foot.length > 0 && (
        <Stack
          direction="row"
          sx={{
            justifyContent: 'space-between',
            alignItems: 'flex-start',
            gap: 2,
            mt: 1.5,
            '& > :first-of-type': { flexGrow: 1, minWidth: 0 },
          }}
        >
          {foot.map(({ name, cell }) => (
            <div key={name}>{cell(record)}</div>
          ))}
        </Stack>
      )}
    </>
  );
}

/** Facts with their names; short ones share a line. */
function CardFacts<T>({ facts, record }: { facts: readonly RecordColumn<T>[]; record: T }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 2,
        rowGap: 0.25,
        m: 0,
        mt: { xs: 0.75, sm: 1.5 },
        '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
      }}
    >
      {facts.map(({ name, cell }) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'baseline', gap: 0.75, minWidth: 0 }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography component="dd" variant="body2">
            {cell(record)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
