/** Escapes text for HTML, so that nothing in it is read as markup. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Converts the Markdown in the contract's descriptions: paragraphs, `code` and **bold**. */
export function prose(text: string | undefined): string {
  if (!text) return '';
  const paragraphs = escapeText(text.trim()).split(/\n{2,}/);
  return paragraphs
    .map(
      (paragraph) =>
        `<p>${paragraph.replaceAll(/`([^`]+)`/g, '<code>$1</code>').replaceAll(/\*\*([^*]+)\*\*/g, '<b>$1</b>')}</p>`,
    )
    .join('');
}
