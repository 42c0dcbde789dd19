import { Loader } from '@seguia/shared/start';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import type { RouteObject } from 'react-router';
import { LateError } from './remote-error.ts';

/** Milliseconds in which a screen's code has to come, and in which it has to draw something. A card is there within 20 s. */
const patience = 15_000;

/** Loads a screen's code; another try where the first has failed, say. */
type Load = <T>(work: () => Promise<T>, patience: number) => Promise<T>;

/** A remote's route whose screen ends in an error where its code does not come, is no screen, or waits for ever. */
export function boundedRoute(route: RouteObject, load: Load): RouteObject {
  const { lazy, Component } = route;
  if (typeof lazy !== 'function') return Component ? { ...route, Component: bounded(Component) } : route;
  return {
    ...route,
    async lazy() {
      const screen = await load(lazy as () => Promise<{ Component?: ComponentType }>, patience);
      if (!screen.Component) throw new Error(`${route.path} brings no screen`);
      return { ...screen, Component: bounded(screen.Component) };
    },
  };
}

/** A screen that is suspended for too long throws, and so ends at the route's error page. */
function bounded(Screen: ComponentType): ComponentType {
  return function BoundedScreen() {
    return (
      <Suspense fallback={<Waiting />}>
        <Screen />
      </Suspense>
    );
  };
}

function Waiting() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (late) throw new LateError(`the screen drew nothing in ${patience} ms`);
  return <Loader />;
}
