import { useState } from 'react';

/** The day that graphs show: the one under the mouse, otherwise the pinned one. */
export function useHoverableDay() {
  const [pinned, setPinned] = useState<number | null>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  return { day: hovered ?? pinned, onDay: setPinned, onHover: setHovered };
}
