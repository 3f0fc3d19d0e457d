import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { type ComponentType, useState } from 'react';
import type { RunningUploads } from '~/entities/images/use-image-field';
import { useUrlFilter } from '~/lib/address/use-url-filter';
import { FormSection } from '~/ui/forms/form-section';
import { SearchField } from '~/ui/forms/search-field';
import { EmptyState } from '~/ui/states/empty-state';
import { findParts } from './find-parts';

const sections = {
  business: 'Business',
  hours: 'Opening hours',
  booking: 'Booking',
  prices: 'Vehicles and extras',
  all: 'All',
} as const;

type Section = keyof typeof sections;

const sectionNames = Object.keys(sections) as Section[];

/** A titled group of fields. */
export interface SettingsPart {
  section: Exclude<Section, 'all'>;
  title: string;
  /** Further words by which the search finds it. */
  words: string;
  /** Names of its fields in the form. */
  fields: readonly string[];
  Content: ComponentType<{ uploads: RunningUploads }>;
}

interface SettingsSectionsProps {
  parts: readonly SettingsPart[];
  uploads: RunningUploads;
}

/**
 * Shows the parts of one section, or those that a search finds, and any part with an error. The others stay mounted, so
 * that what was typed in them is kept.
 */
export function SettingsSections({ parts, uploads }: SettingsSectionsProps) {
  const { errors } = useFormikContext<object>();
  const { value, choose } = useUrlFilter('section');
  const [search, setSearch] = useState('');
  const chosen = sectionNames.find((name) => name === value) ?? 'business';
  const found = search === '' ? null : findParts(parts, search);
  const hasError = ({ fields }: SettingsPart): boolean => fields.some((field) => field in errors);
  // Parts that had an error stay until something else is looked for: it is gone with the first letter of its correction.
  const [corrected, setCorrected] = useState<readonly SettingsPart[]>([]);
  const wrong = parts.filter((part) => hasError(part) && !corrected.includes(part));
  if (wrong.length > 0) setCorrected([...corrected, ...wrong]);
  const isShown = (part: SettingsPart): boolean =>
    corrected.includes(part) ||
    (found ? found.includes(part) : chosen === 'all' || chosen === part.section);
  const find = (words: string) => {
    setCorrected([]);
    setSearch(words);
  };
  const show = (section: Section) => {
    find('');
    choose(section === 'business' ? '' : section);
  };
  return (
    <>
      <Stack sx={{ gap: 1.5 }}>
        <SearchField label="Search settings" value={search} onSearch={find} />
        <Stack direction="row" role="group" aria-label="Sections" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {sectionNames.map((name) => (
            <Chip
              key={name}
              label={sections[name]}
              color={!found && name === chosen ? 'primary' : 'default'}
              aria-pressed={!found && name === chosen}
              onClick={() => show(name)}
              sx={{ height: 44, px: 0.5, borderRadius: '22px' }}
            />
          ))}
        </Stack>
      </Stack>
      {parts.map((part) => (
        <Box key={part.title} hidden={!isShown(part)}>
          <FormSection title={part.title}>
            <part.Content uploads={uploads} />
          </FormSection>
        </Box>
      ))}
      {found?.length === 0 && (
        <EmptyState title="No such setting here" description="Try another word." />
      )}
    </>
  );
}
