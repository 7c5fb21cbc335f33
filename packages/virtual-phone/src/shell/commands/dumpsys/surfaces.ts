import type { SystemServices } from '../../../system/system-services.ts';
import { windowHash } from './window-names.ts';

/** `dumpsys SurfaceFlinger --list`: of each window that is seen the container and what it draws on, back to front. */
export function listSurfaces(system: SystemServices): string {
  const shown = system.windows.list().windows.filter(({ visible }) => visible);
  const lines = shown.flatMap((window, index) => [
    `${windowHash(window)} ${window.title}#${firstLayer + 2 * index}`,
    `${window.title}#${firstLayer + 2 * index + 1}`,
  ]);
  return `Display 0 name="Built-in Screen"#3\n${lines.map((line) => `${line}\n`).join('')}`;
}

/** Numbers before it are those of display areas. */
const firstLayer = 70;
