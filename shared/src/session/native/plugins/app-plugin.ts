import type { AppPlugin } from '@capacitor/app';
import { registerPlugin } from '@capacitor/core';

/** The phone's plug-in about the app itself. Capacitor registers a plug-in once. */
export const App = registerPlugin<Pick<AppPlugin, 'addListener' | 'getLaunchUrl' | 'minimizeApp'>>('App');
