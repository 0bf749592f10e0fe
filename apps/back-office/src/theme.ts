import '@fontsource-variable/figtree';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';

const typography = {
  fontFamily: "'Figtree Variable', system-ui, sans-serif",
  h6: { fontWeight: 650 },
  button: { textTransform: 'none', fontWeight: 600 },
} as const;
const shape = { borderRadius: 8 };
/** On a phone the title needs the place of the language's name, which is in its menu. */
const phone = '@media (max-width: 599.95px)';
const bar = {
  RaAppBar: {
    styleOverrides: {
      root: {
        [phone]: {
          '& .RaAppBar-title': { fontSize: '1.05rem' },
          '& .RaAppBar-menuButton': { marginRight: 0 },
          '& .MuiIconButton-root': { padding: '10px 7px' },
        },
      },
    },
  },
  RaLocalesMenuButton: {
    styleOverrides: {
      root: {
        [phone]: {
          '& .MuiButton-root': { minWidth: 36, padding: '10px 6px', fontSize: 0 },
          '& .MuiButton-startIcon': { margin: 0 },
          '& .MuiButton-endIcon': { display: 'none' },
        },
      },
    },
  },
} as const;
/** On a phone a wide table scrolls by itself, and not the page. */
const tables = {
  RaList: {
    styleOverrides: {
      root: {
        '& .RaList-main': { minWidth: 0 },
        '& .RaList-content': { overflowX: 'auto' },
        // The button that adds something floats over the end of a list.
        [phone]: { paddingTop: 8, paddingBottom: 72 },
      },
    },
  },
  RaLayout: {
    styleOverrides: {
      root: { '&.layout': { minWidth: 0 }, '& .RaLayout-content': { minWidth: 0 } },
    },
  },
} as const;
/** Filters of a phone: the search in a line of its own, no line for actions that are not there. */
const filters = {
  RaListToolbar: { styleOverrides: { root: { [phone]: { backgroundColor: 'transparent' } } } },
  RaTopToolbar: { styleOverrides: { root: { [phone]: { '&&': { minHeight: 0 } } } } },
  RaFilterForm: {
    styleOverrides: {
      root: {
        [phone]: {
          gap: 8,
          paddingBottom: 8,
          '& .RaFilterForm-filterFormInput': { flex: '1 1 140px', width: 'auto' },
          '& [data-source="q"]': { flexBasis: '100%' },
          '& .MuiFormControl-root': { width: '100%', marginTop: 0, marginBottom: 0 },
          '& .RaFilterFormInput-spacer': { display: 'none' },
        },
      },
    },
  },
} as const;
/** The bar that saves a form on a phone: one button across, inside the thumb's reach. */
const saving = {
  RaToolbar: {
    styleOverrides: {
      root: {
        '&.RaToolbar-mobileToolbar': {
          padding: '8px 16px',
          borderTop: '1px solid rgb(0 0 0 / 12%)',
        },
        '&.RaToolbar-mobileToolbar .MuiButton-root': { flex: 1, minHeight: 44 },
      },
    },
  },
} as const;

/** What the libraries write large is one level below the page's title, which is in the bar. */
const headings = {
  MuiTypography: { defaultProps: { variantMapping: { h4: 'h2', h5: 'h2', h6: 'h2' } } },
} as const;
/** What an empty list says is read too, and is no larger than a page's heading. */
const emptyLists = {
  RaEmpty: {
    styleOverrides: {
      root: {
        marginTop: 48,
        '& .RaEmpty-message': { color: 'inherit' },
        '& .RaEmpty-icon': { width: '3.5em', height: '3.5em', opacity: 0.6 },
        '& .MuiTypography-h4': { fontSize: '1.15rem', fontWeight: 600 },
      },
    },
  },
  RaNotFound: {
    styleOverrides: {
      root: {
        '& .RaNotFound-message': { fontFamily: 'inherit', color: 'inherit', opacity: 1 },
        '& .RaNotFound-message h1': { fontSize: '1.25rem' },
        '& .RaNotFound-icon': { display: 'none' },
      },
    },
  },
} as const;

/** A spinner stands beside words that say the same. */
const spinners = { MuiCircularProgress: { defaultProps: { 'aria-hidden': true } } } as const;

/** The colours of Larder's first theme, which keep their contrast in both schemes. */
export const lightTheme: RaThemeOptions = {
  ...defaultLightTheme,
  components: {
    ...defaultLightTheme.components,
    ...bar,
    ...tables,
    ...filters,
    ...saving,
    ...headings,
    ...emptyLists,
    ...spinners,
  },
  typography,
  shape,
  sidebar: { width: 226 },
  palette: {
    mode: 'light' as const,
    primary: { main: '#1f7a3d', dark: '#14592b', contrastText: '#ffffff' },
    secondary: { main: '#14592b', contrastText: '#ffffff' },
    error: { main: '#ae1c1c' },
    warning: { main: '#8a5200' },
    success: { main: '#166030' },
    background: { default: '#faf7f0', paper: '#ffffff' },
    text: { primary: '#20261d', secondary: '#50564b' },
  },
};

export const darkTheme: RaThemeOptions = {
  ...defaultDarkTheme,
  components: {
    ...defaultDarkTheme.components,
    ...bar,
    ...tables,
    ...filters,
    ...saving,
    ...headings,
    ...emptyLists,
    ...spinners,
  },
  typography,
  shape,
  sidebar: { width: 226 },
  palette: {
    mode: 'dark' as const,
    primary: { main: '#6cc484', dark: '#93dba5', contrastText: '#0b2412' },
    secondary: { main: '#21372a', contrastText: '#f3f0e6' },
    error: { main: '#ff9c90' },
    warning: { main: '#f0b85c' },
    success: { main: '#7fcf94' },
    background: { default: '#141811', paper: '#1d231a' },
    text: { primary: '#f3f0e6', secondary: '#b4b9a9' },
  },
};
