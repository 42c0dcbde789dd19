/** A colour of the kit in each theme. */
export interface Colour {
  name: string;
  light: string;
  dark: string;
  outdoor: string;
}

/** The declarations of the rules outside of media queries that have exactly this selector, in order. */
function declarations(css: string, selector: string): [name: string, value: string][] {
  const rules = css.split(/^(?=\S)/m).filter((rule) => rule.startsWith(`${selector} {`));
  return [...rules.join('').matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]);
}

/** The colours that `tokens.css` declares: one that a theme does not change has the value of the light theme there. */
export function colourTokens(css: string): Colour[] {
  const outdoor = Object.fromEntries(declarations(css, ":root[data-theme='outdoor']"));
  return declarations(css, ':root').flatMap(([name, value]) => {
    const [, light = value, dark = value] = value.match(/^light-dark\((.+), (.+)\)$/) ?? [];
    return light.startsWith('#') ? [{ name, light, dark, outdoor: outdoor[name] ?? light }] : [];
  });
}

/** The lengths that `tokens.css` declares, by the beginning of their name: sizes of letters, spaces, corners, targets. */
export function lengthTokens(css: string): Record<'size' | 'space' | 'radius' | 'target', [string, string][]> {
  const all = declarations(css, ':root');
  const of = (kind: string) => all.filter(([name]) => name === kind || name.startsWith(`${kind}-`));
  return { size: of('size'), space: of('space'), radius: of('radius'), target: of('target') };
}
