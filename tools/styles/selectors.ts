// Tells whether a selector can reach elements that are not below an element of its author's own.
import type { Selector, SelectorComponent } from 'lightningcss';

/** A part of a selector between two combinators, and the combinator behind it; none behind the last. */
interface Compound {
  parts: SelectorComponent[];
  before?: string | undefined;
}

/**
 * Whether a selector chooses only elements with a class or id, or elements below one: `.card`, `.card > svg`. `h1`, `:root:has(.card)` and
 * `.card + h1` choose others, too. A nested rule stays inside where its parent does, which is looked at on its own.
 */
export function staysInside(selector: Selector): boolean {
  return compoundsOf(selector).some((compound) => isOwn(compound.parts) && goesDown(compound.before));
}

function compoundsOf(selector: Selector): Compound[] {
  const compounds: Compound[] = [{ parts: [] }];
  for (const part of selector) {
    if (part.type !== 'combinator') compounds.at(-1)!.parts.push(part);
    else if (part.value !== 'pseudo-element') {
      compounds.at(-1)!.before = part.value;
      compounds.push({ parts: [] });
    }
  }
  return compounds;
}

/** Whether what follows is below the element, or the element itself. The sibling of an element may be anybody's. */
function goesDown(combinator: string | undefined): boolean {
  return combinator === undefined || combinator === 'descendant' || combinator === 'child';
}

/** Whether these parts choose elements by a class or id, and not the page itself, which holds everybody's. */
function isOwn(parts: readonly SelectorComponent[]): boolean {
  return parts.some(isClassOrId) && !parts.some(isPage);
}

function isClassOrId(part: SelectorComponent): boolean {
  if (part.type === 'class' || part.type === 'id' || part.type === 'nesting') return true;
  if (part.type !== 'pseudo-class') return false;
  if (part.kind === 'is' || part.kind === 'where') return part.selectors.every(staysInside);
  return part.kind === 'local' && staysInside(part.selector);
}

function isPage(part: SelectorComponent): boolean {
  if (part.type === 'type') return ['html', 'body'].includes(part.name.toLowerCase());
  return part.type === 'pseudo-class' && part.kind === 'root';
}
