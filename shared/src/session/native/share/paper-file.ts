import { reportFile } from './file-failed.ts';
import { share } from './share-sheet.ts';

/**
 * Adds `print` to the page, which a web view lacks: it hands the paper version as one file to the phone's share sheet, which prints or
 * sends it.
 */
export function providePrint(): void {
  window.print = () => {
    const printed = share({ files: [paperFile()] }).catch(reportFile);
    void printed.finally(() => dispatchEvent(new Event('afterprint')));
  };
}

/** The page's paper version with its styles, as a single HTML file that needs nothing else. */
export function paperFile(page: Document = document): File {
  const styles = [...page.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
  const root = page.documentElement.cloneNode(true) as HTMLElement;
  for (const element of root.querySelectorAll('script, link, style, meta, noscript, dialog')) element.remove();
  const charset = page.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  const style = page.createElement('style');
  // Shows the paper version on a screen too, to anyone who opens the file.
  style.textContent = styles.join('\n').replaceAll(/@media print\b/g, '@media all');
  root.querySelector('head')?.append(charset, style);
  const name = `${page.title.trim() || 'Seguia'}.html`;
  return new File([`<!doctype html>${root.outerHTML}`], name, { type: 'text/html' });
}
