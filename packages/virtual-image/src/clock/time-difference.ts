import type { localParts } from '@androidworld/app-sdk';
import { plural } from './time-text.ts';

type Wall = ReturnType<typeof localParts>;

/** How far a city's clock is from the one here: `+8h`, `Tomorrow, +14h`; undefined when it shows the same time. */
export function timeDifference(there: Wall, here: Wall): { shown: string; spoken: string } | undefined {
  const minutes = minutesOf(there) - minutesOf(here);
  if (minutes === 0) return undefined;
  const days = dayOf(there) - dayOf(here);
  const day = days === 0 ? '' : days > 0 ? 'Tomorrow, ' : 'Yesterday, ';
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  const short = [hours > 0 && `${hours}h`, rest > 0 && `${rest}m`].filter(Boolean).join(' ');
  const long = [hours > 0 && plural(hours, 'hour'), rest > 0 && plural(rest, 'minute')].filter(Boolean).join(' ');
  return {
    shown: `${day}${minutes > 0 ? '+' : '-'}${short}`,
    spoken: `${day}${long} ${minutes > 0 ? 'ahead' : 'behind'}`,
  };
}

function minutesOf(wall: Wall): number {
  return Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute) / 60_000;
}

function dayOf(wall: Wall): number {
  return Date.UTC(wall.year, wall.month - 1, wall.day) / 86_400_000;
}
