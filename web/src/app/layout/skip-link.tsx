import Box from '@mui/material/Box';

export const mainContentId = 'main';

/** The first stop of the Tab key: skips the header. Visible only while it has the focus. */
export function SkipLink() {
  return (
    <Box
      component="a"
      href={`#${mainContentId}`}
      onClick={(event) => {
        // Keeps the address as it is: its hash belongs to the page.
        event.preventDefault();
        document.getElementById(mainContentId)?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 12,
        left: 12,
        zIndex: 'tooltip',
        px: 2.5,
        py: 1.25,
        borderRadius: 999,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: 650,
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      Skip to content
    </Box>
  );
}
