// Finds what a remote's style sheet does outside of its own elements: all remotes and the shell share one document (decision 207).
import { transform, type Declaration, type DeclarationBlock, type Rule, type Selector } from 'lightningcss';
import { kitProperties } from './kit.ts';
import { staysInside } from './selectors.ts';

/** What reaches beyond, as a sentence without its place. Lines and columns begin with 1. */
export interface Reach {
  line: number;
  column: number;
  text: string;
}

interface Place {
  line: number;
  column: number;
}

/**
 * What in a style sheet of the remote `app` can style elements of others, or names what others name, too. `source` is a CSS module as it is
 * written; otherwise it is a built sheet. A sheet that cannot be read is reported at the place where it breaks.
 */
export function reachesOf(app: string, css: string, kind: 'source' | 'built'): Reach[] {
  const found: Reach[] = [];
  const walker = new Walker(app, found, kind === 'source' ? [...harmless, 'import'] : harmless); // the build follows an import
  try {
    transform({
      filename: 'styles.css',
      code: Buffer.from(css),
      cssModules: kind === 'source',
      visitor: {
        StyleSheet(sheet) {
          walker.rules(sheet.rules, { line: 1, column: 1 });
        },
      },
    });
  } catch (error) {
    const { loc, message } = error as Error & { loc?: Place };
    found.push({ line: loc?.line ?? 1, column: loc?.column ?? 1, text: `this cannot be read: ${message}` });
  }
  return found;
}

/** At-rules that only hold other rules, or apply to the elements of the rules that name them. */
const harmless = ['media', 'supports', 'container', 'starting-style', 'keyframes', 'ignored', 'custom-media'];

class Walker {
  readonly #app: string;
  readonly #found: Reach[];
  readonly #harmless: readonly string[];

  constructor(app: string, found: Reach[], harmless: readonly string[]) {
    this.#app = app;
    this.#found = found;
    this.#harmless = harmless;
  }

  /** `outer` is the place of the rule around these, for those that have none. */
  rules(rules: readonly Rule[], outer: Place, inScope = false): void {
    for (const rule of rules) this.#rule(rule, outer, inScope);
  }

  #rule(rule: Rule, outer: Place, inScope: boolean): void {
    const place = placeOf(rule) ?? outer;
    const { type } = rule;
    if (type === 'style') {
      if (!inScope) this.#selectors(rule.value.selectors, place);
      this.#declarations(rule.value.declarations, place);
    } else if (type === 'nesting') return this.rules([{ type: 'style', value: rule.value.style }], place, inScope);
    else if (type === 'nested-declarations') this.#declarations(rule.value.declarations, place);
    else if (type === 'scope') {
      const start = rule.value.scopeStart ?? [];
      if (start.length === 0 || !start.every(staysInside)) this.#add(place, '@scope without a class of your own');
      return this.rules(rule.value.rules, place, true);
    } else if (type === 'layer-block') this.#layers(rule.value.name ? [rule.value.name] : [], place);
    else if (type === 'layer-statement') this.#layers(rule.value.names, place);
    else if (type === 'font-face') this.#font(rule.value.properties, place);
    else if (!this.#harmless.includes(type)) this.#add(place, `@${nameOf(rule)} reaches the whole page`);
    const { rules = [] } = ('value' in rule ? rule.value : {}) as { rules?: Rule[] };
    this.rules(rules, place, inScope);
  }

  #selectors(selectors: readonly Selector[], place: Place): void {
    if (selectors.every(staysInside)) return;
    this.#add(place, 'a selector needs a class of your own, which it chooses or below which it chooses');
  }

  #declarations(block: DeclarationBlock | undefined, place: Place): void {
    const declared: Declaration[] = [...(block?.declarations ?? []), ...(block?.importantDeclarations ?? [])];
    for (const { property, value } of declared) {
      if (property !== 'custom') continue;
      const { name } = value as { name: string };
      if (kitProperties().has(name))
        this.#add(place, `${name} is a custom property of the kit: cards of others inside would take it over`);
    }
  }

  #layers(names: readonly (readonly string[])[], place: Place): void {
    for (const [first = ''] of names)
      if (!this.#isOwn(first))
        this.#add(place, `the layer ${first} may be another part’s: begin its name with ${this.#app}`);
  }

  #font(properties: readonly { type: string; value?: unknown }[], place: Place): void {
    const family = properties.find(({ type }) => type === 'font-family')?.value;
    if (typeof family === 'string' && this.#isOwn(family)) return;
    this.#add(place, `the font “${String(family)}” may be another part’s: begin its name with ${this.#app}`);
  }

  #isOwn(name: string): boolean {
    return name === this.#app || name.startsWith(`${this.#app}-`) || name.startsWith(`${this.#app} `);
  }

  #add({ line, column }: Place, text: string): void {
    this.#found.push({ line, column, text });
  }
}

/** Where a rule begins; the parser counts lines from 0. */
function placeOf(rule: Rule): Place | null {
  const { loc } = ('value' in rule ? rule.value : {}) as { loc?: Place };
  return loc ? { line: loc.line + 1, column: loc.column } : null;
}

function nameOf(rule: Rule): string {
  return rule.type === 'unknown' ? rule.value.name : rule.type;
}
