import { SystemBars, SystemBarsStyle } from '@capacitor/core';

/**
 * Makes the icons in the phone's own bars light on a dark page and dark on a light one; without a chosen theme they follow the phone, like
 * the page.
 */
export function watchTheme(page: HTMLElement = document.documentElement): void {
  let last: SystemBarsStyle | null = null;
  const follow = () => {
    const theme = page.dataset['theme'];
    const chosen = theme === 'dark' ? SystemBarsStyle.Dark : SystemBarsStyle.Light;
    const style = theme === undefined ? SystemBarsStyle.Default : chosen;
    if (style === last) return;
    last = style;
    void SystemBars.setStyle({ style }).catch(() => undefined);
  };
  follow();
  new MutationObserver(follow).observe(page, { attributeFilter: ['data-theme'] });
}
