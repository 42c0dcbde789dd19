import { Loader } from '@seguia/shared/start';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { RouteObject } from 'react-router';
import { patience } from './versions/patience.ts';
import { LateError } from './remote-error.ts';

/** Runs `work` within `limit` milliseconds, and may repeat it after a failure. */
type Load = <T>(work: () => Promise<T>, limit: number) => Promise<T>;

/** A remote's route whose screen ends in an error if its code does not arrive, is no screen, or waits for ever. */
export function boundedRoute(route: RouteObject, load: Load): RouteObject {
  const { lazy, Component } = route;
  if (typeof lazy !== 'function') return Component ? { ...route, Component: bounded(Component, <Loader />) } : route;
  return {
    ...route,
    async lazy() {
      const screen = await load(lazy as () => Promise<{ Component?: ComponentType }>, patience());
      if (!screen.Component) throw new Error(`${route.path} brings no screen`);
      return { ...screen, Component: bounded(screen.Component, <Loader />) };
    },
  };
}

/** Loads a remote's card for a slot, which ends in an error if its code does not arrive, is no card, or waits for ever. */
export function boundedCard(slot: string, card: () => Promise<unknown>, load: Load) {
  return async (): Promise<ComponentType<object>> => {
    const { Card } = (await load(card, patience())) as { Card?: ComponentType<object> };
    if (!Card) throw new Error(`the slot ${slot} is given no card`);
    return bounded(Card, null);
  };
}

/** Throws when a component is suspended for too long, so that the route's error page or the card's fault takes its place. */
function bounded<Props extends object>(Drawn: ComponentType<Props>, waiting: ReactNode): ComponentType<Props> {
  return function Bounded(props: Props) {
    return (
      <Suspense fallback={<Waiting shown={waiting} />}>
        <Drawn {...props} />
      </Suspense>
    );
  };
}

function Waiting({ shown }: { shown: ReactNode }) {
  const [late, setLate] = useState(false);
  const [limit] = useState(() => patience());
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), limit);
    return () => clearTimeout(timer);
  }, [limit]);
  if (late) throw new LateError(`nothing was drawn in ${Math.round(limit)} ms`);
  return shown;
}
