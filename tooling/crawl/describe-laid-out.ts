import type { LaidOut } from './read-layout.ts';
import { renderSelector } from './selector.ts';

/** How reports name an element: `TextView#title "Wi-Fi"`. */
export function describeLaidOut({ className, resourceId, text, description }: LaidOut): string {
  return renderSelector({ className, resourceId, label: text ?? description, nth: 0 });
}
