import { Loader } from '@seguia/shared/start';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { RouteObject } from 'react-router';
import { DrawMark } from './drawing/draw-marks.ts';
import type { VersionOf } from './drawing/held-record.ts';
import { Marked } from './drawing/marked.tsx';
import { patience } from './versions/patience.ts';
import { LateError } from './remote-error.ts';

/** Runs `work` within `limit` milliseconds, and may repeat it after a failure. */
type Load = <T>(work: () => Promise<T>, limit: number) => Promise<T>;

/**
 * A remote's route whose screen ends in an error if its code does not arrive, is no screen, or waits for ever. If it never returns from
 * being drawn, the next start learns that of its `version`; not of a developer's, which is null.
 */
export function boundedRoute(route: RouteObject, load: Load, version: VersionOf | null): RouteObject {
  const { lazy, Component } = route;
  if (typeof lazy !== 'function')
    return Component ? { ...route, Component: bounded(Component, <Loader />, version) } : route;
  return {
    ...route,
    async lazy() {
      const screen = await load(lazy as () => Promise<{ Component?: ComponentType }>, patience());
      if (!screen.Component) throw new Error(`${route.path} brings no screen`);
      return { ...screen, Component: bounded(screen.Component, <Loader />, version) };
    },
  };
}

/** Loads a remote's card for a slot, with the bounds of a screen. */
export function boundedCard(slot: string, card: () => Promise<unknown>, load: Load, version: VersionOf | null) {
  return async (): Promise<ComponentType<object>> => {
    const { Card } = (await load(card, patience())) as { Card?: ComponentType<object> };
    if (!Card) throw new Error(`the slot ${slot} is given no card`);
    return bounded(Card, null, version);
  };
}

/**
 * Throws when a component is suspended for too long, so that the route's error page or the card's fault takes its place. Marks on the
 * device that it is being drawn.
 */
function bounded<Props extends object>(
  Drawn: ComponentType<Props>,
  waiting: ReactNode,
  version: VersionOf | null,
): ComponentType<Props> {
  const mark = new DrawMark(version);
  return function Bounded(props: Props) {
    return (
      <Suspense fallback={<Waiting shown={waiting} mark={mark} />}>
        <Marked mark={mark}>
          <Drawn {...props} />
        </Marked>
      </Suspense>
    );
  };
}

function Waiting({ shown, mark }: { shown: ReactNode; mark: DrawMark }) {
  const [late, setLate] = useState(false);
  const [limit] = useState(() => patience());
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), limit);
    mark.waits(true);
    return () => {
      clearTimeout(timer);
      mark.waits(false);
    };
  }, [limit, mark]);
  if (late) throw new LateError(`nothing was drawn in ${Math.round(limit)} ms`);
  return shown;
}
