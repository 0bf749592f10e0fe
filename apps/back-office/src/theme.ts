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
      root: { '& .RaList-main': { minWidth: 0 }, '& .RaList-content': { overflowX: 'auto' } },
    },
  },
  RaLayout: {
    styleOverrides: {
      root: { '&.layout': { minWidth: 0 }, '& .RaLayout-content': { minWidth: 0 } },
    },
  },
} as const;

/** What the libraries write large is one level below the page's title, which is in the bar. */
const headings = {
  MuiTypography: { defaultProps: { variantMapping: { h4: 'h2', h5: 'h2', h6: 'h2' } } },
} as const;
/** What an empty list says is read too. */
const emptyLists = {
  RaEmpty: { styleOverrides: { root: { '& .RaEmpty-message': { color: 'inherit' } } } },
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
