import { drawings, firstIcons, type IconDrawing } from './first-icons.ts';

/**
 * Our icons, drawn on a grid of 24 with strokes of 2. `flip` ones say a direction, so they are mirrored where text runs from the
 * right; a `d` may hold several subpaths.
 */
export const iconPaths = {
  ...firstIcons,
  expand: { d: 'M5 9l7 7 7-7' },
  search: { d: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20' },
  forward: { d: 'M9 5l7 7-7 7', flip: true },
  up: { d: 'M12 20V5M5.5 11L12 4.5l6.5 6.5' },
  down: { d: 'M12 4v15M5.5 13l6.5 6.5 6.5-6.5' },
  plus: { d: 'M12 4.5v15M4.5 12h15' },
  minus: { d: 'M4.5 12h15' },
  today: {
    d: 'M12 3.5v2M12 18.5v2M3.5 12h2M18.5 12h2M6 6l1.4 1.4M16.6 16.6L18 18M18 6l-1.4 1.4M7.4 16.6L6 18M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  },
  latest: { d: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2.5' },
  history: { d: 'M4 6.5h3M4 12h3M4 17.5h3M11 6.5h9M11 12h9M11 17.5h9', flip: true },
  campaigns: { d: 'M4 4v16h16M7.5 15l3.5-4.5 3 2.5 5-6.5' },
  settings: {
    d: 'M4 7h8M18 7h2M15 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM4 17h2M12 17h8M9 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  },
  filter: { d: 'M4 6.5h16M7 12h10M10 17.5h4' },
  sort: { d: 'M8 4.5v14M4.5 15L8 18.5l3.5-3.5M16 19.5v-14M12.5 9L16 5.5 19.5 9' },
  edit: { d: 'M4.5 19.5l1-4L16 5l3 3L8.5 18.5zM13.5 7.5l3 3' },
  delete: { d: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10.5 11v5M13.5 11v5' },
  undo: { d: 'M4.5 9.5h10a5 5 0 0 1 0 10H9M8.5 5.5l-4 4 4 4', flip: true },
  swap: { d: 'M4.5 8.5h14M15 5l3.5 3.5L15 12M19.5 16h-14M9 12.5L5.5 16 9 19.5' },
  send: { d: 'M12 19.5V9M7 13.5l5-5 5 5M4.5 4.5h15' },
  cloudOff: {
    d: 'M8 7.2A5.5 5.5 0 0 1 17.3 10 4.5 4.5 0 0 1 19.9 17M16.5 18.5h-9A4.5 4.5 0 0 1 6.3 9.7M4 4l16.5 16.5',
  },
  cloudCheck: {
    d: 'M7.5 18.5a4.5 4.5 0 0 1-.7-8.9 5.5 5.5 0 0 1 10.5.4 4.3 4.3 0 0 1-.6 8.5zM9 13.7l2.2 2.2 3.8-3.9',
  },
  calendar: { d: 'M4.5 6h15v13.5h-15zM4.5 10.5h15M8.5 3.5V8M15.5 3.5V8' },
  clock: { d: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12h3.5' },
  backspace: { d: 'M9 5.5h11.5v13H9L3 12zM12 9.5l5 5M17 9.5l-5 5' },
  keyboardHide: { d: 'M3.5 4.5h17v10h-17zM7 8h.1M10.3 8h.1M13.7 8h.1M17 8h.1M8.5 11.5h7M9 18l3 3 3-3' },
  keyboard: { d: 'M3.5 6h17v12h-17zM7 10h.1M10.3 10h.1M13.7 10h.1M17 10h.1M8.5 14h7' },
  more: { d: 'M5.5 11.9v.2M12 11.9v.2M18.5 11.9v.2', heavy: true },
  grip: { d: 'M9 5.9v.2M15 5.9v.2M9 11.9v.2M15 11.9v.2M9 17.9v.2M15 17.9v.2', heavy: true },
  menu: { d: 'M4 6.5h16M4 12h16M4 17.5h16' },
  table: { d: 'M4 5h16v14H4zM4 10h16M10 10v9' },
  chart: { d: 'M4 4v16h16M8 16v-4M12.5 16V7.5M17 16v-6' },
  download: { d: 'M12 4v11M7 10.5l5 5 5-5M4.5 19.5h15' },
  share: { d: 'M12 15V4M7.5 8L12 3.5 16.5 8M6 11.5H5v8.5h14v-8.5h-1' },
  print: { d: 'M7.5 9V4h9v5M7.5 16.5h-3V9h15v7.5h-3M7.5 13.5h9V20h-9z' },
  farm: { d: 'M3.5 20V9.5L12 4l8.5 5.5V20zM8.5 20v-7h7v7' },
  plot: { d: 'M4 20V9a8 8 0 0 1 16 0v11M4 20h16M12 1.5V20M4 12h16' },
  person: { d: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5a7.5 7.5 0 0 1 15 0' },
  logout: { d: 'M13.5 4.5h-8v15h8M10 12h10M16 8l4 4-4 4', flip: true },
  theme: { d: 'M12 3.5a8.5 8.5 0 1 0 0 17zM12 3.5a8.5 8.5 0 0 1 0 17' },
  skip: { d: 'M5 5l8 7-8 7zM18 5v14', flip: true },
  round: { d: 'M5 5.5h7a3.5 3.5 0 0 1 0 7h-1a3.5 3.5 0 0 0 0 7h8M16 16.5l3 3-3 3', flip: true },
  drop: { d: 'M12 3.5s6.5 6.5 6.5 11a6.5 6.5 0 0 1-13 0c0-4.5 6.5-11 6.5-11z' },
  lock: { d: 'M5.5 11h13v9h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3' },
  external: { d: 'M13.5 4.5h6v6M19.5 4.5L11 13M17.5 14v5.5h-13v-13H10', flip: true },
  camera: {
    d: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 10a3.25 3.25 0 1 0 0 6.5 3.25 3.25 0 0 0 0-6.5z',
  },
  note: { d: 'M5 4h14v11l-5 5H5zM14 20v-5h5M8.5 8.5h7M8.5 12h4' },
  zoomIn: { d: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20M10.5 8v5M8 10.5h5' },
  zoomOut: { d: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20M8 10.5h5' },
} as const satisfies Record<string, IconDrawing>;

export type IconName = keyof typeof iconPaths;

for (const [name, drawing] of Object.entries(iconPaths)) drawings.set(name, drawing);
