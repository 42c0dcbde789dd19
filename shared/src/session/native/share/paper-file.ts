import { reportFile } from './file-failed.ts';
import { share } from './share-sheet.ts';

/** Gives the page `print`, which a web view lacks: the paper version as one file, which the phone's share sheet prints or sends. */
export function providePrint(): void {
  window.print = () => {
    const printed = share({ files: [paperFile()] }).catch(reportFile);
    void printed.finally(() => dispatchEvent(new Event('afterprint')));
  };
}

/** The page as paper has it, with its styles, in one file of HTML that needs nothing else. */
export function paperFile(page: Document = document): File {
  const styles = [...page.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
  const root = page.documentElement.cloneNode(true) as HTMLElement;
  for (const element of root.querySelectorAll('script, link, style, meta, noscript, dialog')) element.remove();
  const charset = page.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  const style = page.createElement('style');
  // Whoever opens the file sees the paper, on a screen too.
  style.textContent = styles.join('\n').replaceAll(/@media print\b/g, '@media all');
  root.querySelector('head')?.append(charset, style);
  const name = `${page.title.trim() || 'Seguia'}.html`;
  return new File([`<!doctype html>${root.outerHTML}`], name, { type: 'text/html' });
}
