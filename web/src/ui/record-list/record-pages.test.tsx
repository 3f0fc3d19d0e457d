import { createTheme, ThemeProvider } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { QueryPages } from '~/lib/query-state';
import { RecordPages } from './record-pages';

interface Visit {
  _id: string;
}

const theme = createTheme();
const turn = () => {};

const emptyPage = (pages: Partial<QueryPages<Visit>>) =>
  renderToStaticMarkup(
    <ThemeProvider theme={theme}>
      <RecordPages
        caption="Visits"
        columns={[]}
        pages={{
          page: { state: 'ready', data: [] },
          number: 1,
          next: null,
          previous: null,
          ...pages,
        }}
        empty="No visits."
        failed="Failed"
      />
    </ThemeProvider>,
  );

test('a list without entries says so, and a later page that was emptied does not', () => {
  expect(emptyPage({})).toContain('No visits.');
  expect(emptyPage({ number: 2, previous: turn, next: turn })).toContain('No visits.');
  const past = emptyPage({ number: 2, previous: turn });
  expect(past).not.toContain('No visits.');
  expect(past).toContain('Turn to the previous one.');
});
