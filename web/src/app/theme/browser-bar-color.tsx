import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { surface } from './surface';

/** Gives the browser's own toolbar the page's colour when the colour scheme changes. */
export function BrowserBarColor() {
  const { colorScheme } = useColorScheme();

  useEffect(() => {
    if (colorScheme === undefined) return;
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute('content', surface[colorScheme].background);
  }, [colorScheme]);

  return null;
}
