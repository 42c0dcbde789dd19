import { addons } from 'storybook/manager-api';
import { theme } from './theme.ts';

// Beside the phone the panel leaves its whole height in sight.
addons.setConfig({ theme, panelPosition: 'right', rightPanelWidth: 420 });
