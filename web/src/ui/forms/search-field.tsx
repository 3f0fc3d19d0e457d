import ClearRounded from '@mui/icons-material/ClearRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNavigation } from 'react-router-dom';

const pauseMs = 250;

interface SearchFieldProps {
  /** Label, such as 'Search services'. */
  label: string;
  /** The applied search. */
  value: string;
  onSearch: (search: string) => void;
}

/** A debounced search field, which also shows changes of the search from elsewhere. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [followed, setFollowed] = useState(value);
  if (value !== followed) {
    setFollowed(value);
    // While the user is typing, the field's text is newer than the address, so it stays.
    if (text.trim() === followed) setText(value);
  }

  // Takes over text that was typed into the HTML of the server. React reports no change of it, and would put
  // `text` in its place with the next render, so this must run before that. Once, because a Suspense boundary that
  // is shown again runs layout effects again. Only typed text differs from the default value, which hydration sets.
  const isAdopted = useRef(false);
  useLayoutEffect(() => {
    const field = input.current;
    if (!isAdopted.current && field && field.value !== field.defaultValue) setText(field.value);
    isAdopted.current = true;
  }, []);

  const searchNow = () => {
    if (text.trim() !== value) onSearch(text.trim());
  };
  const search = useEffectEvent(searchNow);
  // Holds back new searches while the user navigates to another page, because a search would delay that.
  const isLeaving = useNavigation().state !== 'idle';
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the text restarts the timer
  useEffect(() => {
    if (isLeaving) return;
    const timer = setTimeout(search, pauseMs);
    // A click on a link, Back and Forward stop the search at once, because `useNavigation` reports the
    // navigation only after the next page has rendered.
    const stop = () => clearTimeout(timer);
    const stopIfLeaving = (event: MouseEvent) => {
      const isLink = event.target instanceof Element && event.target.closest('a[href]');
      if (isLink && event.defaultPrevented) stop();
    };
    document.addEventListener('click', stopIfLeaving);
    window.addEventListener('popstate', stop);
    return () => {
      stop();
      document.removeEventListener('click', stopIfLeaving);
      window.removeEventListener('popstate', stop);
    };
  }, [text, isLeaving]);

  // Enter must not submit a form around the field. While an input method composes a text, it only ends that.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    searchNow();
  };

  const clear = () => {
    setText('');
    input.current?.focus();
  };

  return (
    <TextField
      label={label}
      type="search"
      // Else a browser may restore the text of an earlier address, which would look typed.
      autoComplete="off"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
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
