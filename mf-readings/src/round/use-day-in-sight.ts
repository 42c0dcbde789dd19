import { useEffect, useEffectEvent, useState } from 'react';
import { useFarmNow } from '../form/hooks/use-now.ts';

/** The farm's day on which this screen was opened, or last came back into sight. It does not change at midnight while somebody walks. */
export function useDayInSight(): string {
  const now = useFarmNow();
  const [day, setDay] = useState(() => now().date);
  const onChange = useEffectEvent(() => {
    if (!document.hidden) setDay(now().date);
  });
  useEffect(() => {
    const listener = () => onChange();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
  return day;
}
