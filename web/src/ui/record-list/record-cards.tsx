import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
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
      sx={{ gap: { xs: 0.75, sm: 2 }, m: 0, p: 0, listStyle: 'none' }}
    >
      {records.map((record) => (
        <Paper
          key={record._id}
          component="li"
          variant="outlined"
          {...openOnClick(record, onOpen)}
          sx={{ px: { xs: 1.75, sm: 2 }, py: { xs: 0.75, sm: 2 } }}
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
            <Typography key={name} component="h2" sx={{ fontWeight: 650, lineHeight: 1.4 }}>
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
      <Box
        sx={{
          display: 'flex',
          // Beside each other on phones, where each line counts.
          flexDirection: { xs: 'row', sm: 'column' },
          flexWrap: 'wrap',
          alignItems: { xs: 'center', sm: 'stretch' },
          columnGap: 1,
        }}
      >
        {facts.length > 0 && <CardFacts facts={facts} record={record} />}
        {foot.length > 0 && (
          <Stack
            direction="row"
            sx={{
              justifyContent: 'space-between',
              alignItems: 'flex-start',
              gap: 2,
              mt: { xs: 0.5, sm: 1.5 },
              '& > :first-of-type': { flexGrow: 1, minWidth: 0 },
            }}
          >
            {foot.map(({ name, cell }) => (
              <div key={name}>{cell(record)}</div>
            ))}
          </Stack>
        )}
      </Box>
    </>
  );
}

/** Facts with their names; short ones share a line. On phones they follow each other like words, without names. */
function CardFacts<T>({ facts, record }: { facts: readonly RecordColumn<T>[]; record: T }) {
  return (
    <Box
      component="dl"
      sx={{
        display: { xs: 'block', sm: 'flex' },
        position: 'relative',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 2,
        rowGap: 0.25,
        flex: { xs: '1 1 55%', sm: 'none' },
        m: 0,
        mt: { xs: 0.25, sm: 1.5 },
        '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
      }}
    >
      {facts.map(({ name, cell, isMinor, isParagraph }) => (
        <Box
          key={name}
          sx={{
            display: { xs: isMinor ? 'none' : isParagraph ? 'block' : 'inline', sm: 'flex' },
            alignItems: 'baseline',
            gap: 0.75,
            minWidth: 0,
            '&:not(:first-of-type)::before': {
              // The space after the dot does not break, so that no line ends with a dot.
              content: { xs: isParagraph ? 'none' : '" ·\\a0"', sm: 'none' },
            },
          }}
        >
          <Typography
            component="dt"
            variant="body2"
            sx={(theme) => ({
              color: 'text.secondary',
              [theme.breakpoints.down('sm')]: visuallyHidden,
            })}
          >
            {name}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{ display: { xs: 'inline', sm: 'block' } }}
          >
            {cell(record)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
