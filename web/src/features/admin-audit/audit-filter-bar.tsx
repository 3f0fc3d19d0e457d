import { auditKindLabels, auditKinds } from '@carwash/domain/audit/audit-entry';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useProfile } from '~/entities/users/use-profile';
import { useUrlFilter } from '~/lib/address/use-url-filter';
import { kindParameter, personParameter } from './audit-filter';
import { personOptions } from './person-options';
import { type AuditFilter, useAudit, useStaff } from './queries';

const everything = 'all';

export function AuditFilterBar({ filter }: { filter: AuditFilter }) {
  const kind = useUrlFilter(kindParameter);
  const by = useUrlFilter(personParameter);
  const staff = useStaff();
  // The chosen person may no longer work here, or may not be among the listed ones.
  const chosenPerson = useProfile(filter.by);
  const { page } = useAudit(filter);
  const people = personOptions(
    [
      ...(chosenPerson.state === 'ready' && chosenPerson.data ? [chosenPerson.data] : []),
      ...(staff.state === 'ready' ? staff.data : []),
    ],
    page.state === 'ready' ? page.data : [],
    filter.by,
  );
  const chosen = (value: string) => (value === everything ? '' : value);

  return (
    <Box
      component="search"
      aria-label="Audit"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 260px))' },
        mb: 3,
      }}
    >
      <TextField
        select
        label="Kind"
        value={filter.kind ?? everything}
        onChange={({ target }) => kind.choose(chosen(target.value))}
      >
        <MenuItem value={everything}>All kinds</MenuItem>
        {auditKinds.map((option) => (
          <MenuItem key={option} value={option}>
            {auditKindLabels[option]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Person"
        value={filter.by ?? everything}
        onChange={({ target }) => by.choose(chosen(target.value))}
      >
        <MenuItem value={everything}>Everybody</MenuItem>
        {people.map(({ uid, name }) => (
          <MenuItem key={uid} value={uid}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
