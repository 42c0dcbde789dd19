import { create } from 'storybook/theming/create';

/** Colours of the light theme, by token. Storybook calculates with its colours, so they cannot be variables; a test compares them. */
export const lightColours = {
  bg: '#f5f2ea',
  surface: '#ffffff',
  sunken: '#eae5d8',
  text: '#17211f',
  'text-2': '#4c5956',
  line: '#d6cfbf',
  control: '#7c7868',
  primary: '#0b5a6b',
  'primary-tint': '#dcebee',
  'on-primary': '#ffffff',
} as const;

const light = lightColours;

/** The product's look for the review room itself: its sidebar, its panel and its pages. */
export const theme = create({
  base: 'light',
  brandTitle: 'Seguia',
  brandUrl: './',
  brandImage: './icon.svg',
  fontBase: "'Seguia Sans', system-ui, sans-serif",
  colorPrimary: light.primary,
  colorSecondary: light.primary,
  appBg: light.bg,
  appContentBg: light.surface,
  appPreviewBg: light.surface,
  appHoverBg: light['primary-tint'],
  appBorderColor: light.line,
  appBorderRadius: 10,
  textColor: light.text,
  textMutedColor: light['text-2'],
  textInverseColor: light['on-primary'],
  barBg: light.surface,
  barTextColor: light['text-2'],
  barSelectedColor: light.primary,
  barHoverColor: light.primary,
  buttonBg: light.surface,
  buttonBorder: light.control,
  booleanBg: light.sunken,
  booleanSelectedBg: light.surface,
  inputBg: light.surface,
  inputBorder: light.control,
  inputTextColor: light.text,
  inputBorderRadius: 6,
});
