import { expect, type Page } from '@playwright/test';

/** Fails softly if a person cannot read all words of the page in full; a tour then still goes on to its next screen. */
export async function losesNothing(page: Page, what: string): Promise<void> {
  expect.soft(await losses(page), what).toEqual([]);
}

/**
 * Returns the words on the page that a person cannot read in full: words beyond the screen's edge, cut by a box, a field or an ellipsis,
 * out of a box with an edge of its own, or out of a sheet that scrolls only down; words that break across two lines; and marks of
 * direction. What a person wrote (`bdi`) may end in an ellipsis. It also returns fields whose letters are below 16 px: an iPhone zooms into
 * them, which moves the rest of the page out of sight.
 */
export function losses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const slack = 1.5;
    const typedInto =
      'input:not([type=radio], [type=checkbox], [type=file], [type=hidden], [type=range]), select, textarea, [contenteditable=true]';
    // What a person has to scroll to is checked too, so the whole page is laid out at once.
    const wholePage = new CSSStyleSheet();
    wholePage.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(wholePage);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth - clientWidth} px too wide`);
    for (const text of marked()) found.add(`"${text}" has a mark of direction`);
    const modal = document.querySelector('dialog:modal, [role=dialog], [role=alertdialog]');
    const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const ownText = text.textContent?.trim();
      const parent = text.parentElement;
      if (!ownText || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest('bdi, svg, script, style') || isForScreenReadersOnly(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (rects.length === 0) continue;
      const fault = faultOf(rects, parent);
      if (fault) found.add(`"${ownText.slice(0, 60)}" ${fault}`);
      // An element with a language of its own is a quotation, such as a licence.
      const quoted = parent.closest('body [lang]') !== null;
      for (const word of quoted ? [] : brokenLines(text)) found.add(`"${word}" is broken`);
    }
    for (const field of (modal ?? document).querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      if (field.value !== '' || !field.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const cut = placeholderWidth(field) - insideWidth(field);
      if (cut > slack) found.add(`"${field.placeholder}" is cut by ${Math.round(cut)} px`);
    }
    for (const field of (modal ?? document).querySelectorAll<HTMLElement>(typedInto)) {
      const size = parseFloat(getComputedStyle(field).fontSize);
      if (size < 16 && field.checkVisibility())
        found.add(`an iPhone zooms into ${field.outerHTML.slice(0, 80)}, of ${size} px`);
    }
    document.adoptedStyleSheets.pop();
    return [...found];

    /** The browser gives no width of a placeholder. */
    function placeholderWidth(field: HTMLInputElement): number {
      const { font, letterSpacing } = getComputedStyle(field, '::placeholder');
      const ruler = Object.assign(document.createElement('span'), { textContent: field.placeholder });
      Object.assign(ruler.style, { position: 'fixed', whiteSpace: 'pre', font, letterSpacing });
      document.body.append(ruler);
      const { width } = ruler.getBoundingClientRect();
      ruler.remove();
      return width;
    }

    function insideWidth(field: HTMLElement): number {
      const { paddingLeft, paddingRight } = getComputedStyle(field);
      return field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    }

    /** Returns texts, names and values with one of Unicode's marks of direction, which some screen readers read aloud; bdi and CSS need none. */
    function marked(): string[] {
      const marks = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/;
      const texts = [...document.body.querySelectorAll('*')].flatMap((element) => [
        ...[...element.attributes].map(({ value }) => value),
        ...[...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
        ...(element instanceof HTMLInputElement ? [element.value] : []),
      ]);
      return texts.filter((text) => marks.test(text)).map((text) => text.slice(0, 60));
    }

    function isForScreenReadersOnly(element: Element | null): boolean {
      if (!element) return false;
      return getComputedStyle(element).clipPath !== 'none' || isForScreenReadersOnly(element.parentElement);
    }

    function brokenLines(text: Node): string[] {
      return [...(text.textContent ?? '').matchAll(/[\p{L}’']+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
      });
    }

    function faultOf(rects: DOMRect[], parent: Element): string | null {
      const left = Math.min(...rects.map((rect) => rect.left));
      const right = Math.max(...rects.map((rect) => rect.right));
      const top = Math.min(...rects.map((rect) => rect.top));
      const bottom = Math.max(...rects.map((rect) => rect.bottom));
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.display === 'inline' || style.display === 'contents') continue;
        const edge = box.getBoundingClientRect();
        const across = Math.max(edge.left - left, right - edge.right);
        const down = Math.max(edge.top - top, bottom - edge.bottom);
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) {
          // A page's bars and tables scroll sideways on purpose. A sheet scrolls only down, except for a table in it.
          const sideways = !box.closest('dialog, [role$=dialog]') || box.matches(':is(table, :has(table))');
          return across > slack && !sideways ? `is beyond what scrolls by ${Math.round(across)} px` : null;
        }
        const clips = style.overflowX !== 'visible';
        const edged = style.borderInlineStartWidth !== '0px' || style.backgroundColor !== 'rgba(0, 0, 0, 0)';
        if (across > slack && (clips || edged))
          return `${clips ? 'is cut' : 'is beyond its box'} by ${Math.round(across)} px`;
        // A glyph's box is taller than the glyph.
        if (down > 4 + parseFloat(style.fontSize) / 4 && (clips || edged))
          return `${clips ? 'is cut' : 'is beyond its box'} by ${Math.round(down)} px in height`;
        if (style.position === 'fixed') {
          // Nobody can scroll up or beyond the end to it.
          const outside = Math.max(-top, bottom - innerHeight);
          if (outside > 4 + parseFloat(style.fontSize) / 4) return `is beyond the screen by ${Math.round(outside)} px`;
          break;
        }
      }
      const beyond = Math.max(-left, right - document.documentElement.clientWidth);
      return beyond > slack ? `is beyond the screen by ${Math.round(beyond)} px` : null;
    }
  });
}
