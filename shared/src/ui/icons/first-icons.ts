/** How an icon is drawn: `flip` where it says a direction, `heavy` where it is made of dots. */
export interface IconDrawing {
  d: string;
  flip?: boolean;
  heavy?: boolean;
}

/**
 * The icons that a page may show before the app's kit has come: those of the start, the login, and of what the kit itself draws there. They are
 * in the shell's first script; all others are in `icon-paths.ts`, which comes with the door `ui`.
 */
export const firstIcons = {
  back: { d: 'M15 5l-7 7 7 7', flip: true },
  close: { d: 'M6 6l12 12M18 6L6 18' },
  check: { d: 'M4.5 12.5l5 5L19.5 7' },
  refresh: { d: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5' },
  warning: { d: 'M12 4L2.8 19.5h18.4zM12 10v4.5M12 17v.2' },
  info: { d: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5M12 7.8V8' },
  error: { d: 'M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM12 7.5V13M12 16v.2' },
  eye: { d: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z' },
  eyeOff: {
    d: 'M9.5 6A9.5 9.5 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6.2 7.6A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 3.8-.8M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16',
  },
  language: {
    d: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c5 4.7 5 12.3 0 17M12 3.5c-5 4.7-5 12.3 0 17',
  },
  server: { d: 'M4.5 4.5h15v6h-15zM4.5 13.5h15v6h-15zM8 7.5h.1M8 16.5h.1' },
} as const satisfies Record<string, IconDrawing>;

/** What an icon's name is drawn as so far. */
export const drawings = new Map<string, IconDrawing>(Object.entries(firstIcons));
