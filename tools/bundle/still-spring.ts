// Stands in for @react-spring/web, because nothing in a graph moves: nivo's parts get plain elements, and the values at which a movement would
// end. The library's own switch, `Globals.assign({ skipAnimation: true })`, still makes a controller for each tick and line (docs/decisions/175).
import { cloneElement, type ReactElement } from 'react';

type Values = Record<string, unknown>;

/** The properties of a spring that say how it moves; all others are values. */
const timing = new Set(['from', 'to', 'config', 'immediate', 'reset', 'delay', 'loop', 'onRest', 'onStart']);

/** The values at which that spring would come to rest. */
export function useSpring(props: Values | (() => Values)): Values {
  const all = typeof props === 'function' ? props() : props;
  const own = Object.entries(all).filter(([name]) => !timing.has(name));
  return { ...Object.fromEntries(own), ...(all['to'] as Values | undefined) };
}

type Place<Item> = Values | ((item: Item) => Values);

interface Movement<Item> {
  enter?: Place<Item>;
  update?: Place<Item>;
}

/**
 * Draws each item at the place to which it would move. What is gone is gone at once. The keys are places and not items: so a zoom moves the
 * nodes of a grid and an axis, and replaces none.
 */
export function useTransition<Item>(items: readonly Item[], { enter = {}, update = enter }: Movement<Item>) {
  return (render: (values: Values, item: Item, state: object, index: number) => ReactElement) =>
    items.map((item, index) =>
      cloneElement(render(typeof update === 'function' ? update(item) : update, item, {}, index), { key: index }),
    );
}

export const to = (values: unknown, map: (...values: unknown[]) => unknown): unknown =>
  Array.isArray(values) ? map(...(values as unknown[])) : map(values);

/** `animated.g` is `g`, and `animated(Part)` is `Part`. */
export const animated = new Proxy((part: unknown) => part, { get: (_, name) => name }) as unknown as Record<
  string,
  string
>;

export const config = { default: {}, gentle: {}, wobbly: {}, stiff: {}, slow: {}, molasses: {} };
