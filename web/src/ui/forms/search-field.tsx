import ClearRounded from '@mui/icons-material/ClearRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigation } from 'react-router-dom';

const pauseMs = 250;

interface SearchFieldProps {
  /** What is searched, such as 'Search services'. */
  label: string;
  /** The search that is in force. */
  value: string;
  onSearch: (search: string) => void;
}

/** Searches once the visitor pauses typing, and follows a search that was changed elsewhere. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [followed, setFollowed] = useState(value);
  if (value !== followed) {
    setFollowed(value);
    // What is being typed is younger than what has become of the address.
    if (text.trim() === followed) setText(value);
  }

  const search = useEffectEvent(() => {
    if (text.trim() !== value) onSearch(text.trim());
  });
  // Who has chosen a service meanwhile must not be held back by the search.
  const isLeaving = useNavigation().state !== 'idle';
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the text starts the pause anew
  useEffect(() => {
    if (isLeaving) return;
    const timer = setTimeout(search, pauseMs);
    return () => clearTimeout(timer);
  }, [text, isLeaving]);

  const clear = () => {
    setText('');
    input.current?.focus();
  };

  return (
    <TextField
      label={label}
      type="search"
      value={text}
      onChange={(event) => setText(event.target.value)}
      inputRef={input}
      slotProps={{
        htmlInput: { maxLength: 100, enterKeyHint: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchRounded aria-hidden />
            </InputAdornment>
          ),
          endAdornment: text !== '' && (
            <InputAdornment position="end">
              <IconButton aria-label="Clear search" edge="end" onClick={clear}>
                <ClearRounded fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
          sx: { '& input::-webkit-search-cancel-button': { display: 'none' } },
        },
      }}
    />
  );
}
