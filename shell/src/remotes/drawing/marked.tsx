import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { type DrawMark, steps } from './draw-marks.ts';

interface MarkedProps {
  mark: DrawMark;
  children: ReactNode;
}

/** In how many marked screens and cards something is drawn. */
const Depth = createContext(0);

/** Marks on the device that its children are being drawn, from before their first rendering until after their effects. */
export function Marked({ mark, children }: MarkedProps) {
  const depth = useContext(Depth);
  useState(() => mark.begin(depth)); // also for each new try of children that were suspended
  return (
    <Depth value={depth + 1}>
      {children}
      <Behind mark={mark} />
    </Depth>
  );
}

/** Is rendered, and runs its effects, after what is before it. */
function Behind({ mark }: { mark: DrawMark }) {
  mark.reached(steps.rendered);
  useLayoutEffect(() => mark.reached(steps.laidOut), [mark]);
  useEffect(() => mark.reached(steps.done), [mark]);
  return null;
}
