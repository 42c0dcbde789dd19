import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { type DrawMark, steps } from './draw-marks.ts';

interface MarkedProps {
  mark: DrawMark;
  children: ReactNode;
}

/** Marks on the device that its children are being drawn, from before their first rendering until after their effects. */
export function Marked({ mark, children }: MarkedProps) {
  useState(() => mark.begin()); // also for each new try of children that were suspended
  return (
    <>
      {children}
      <Behind mark={mark} />
    </>
  );
}

/** Is rendered, and runs its effects, after what stands before it. */
function Behind({ mark }: { mark: DrawMark }) {
  mark.reached(steps.rendered);
  useLayoutEffect(() => mark.reached(steps.laidOut), [mark]);
  useEffect(() => mark.reached(steps.done), [mark]);
  return null;
}
