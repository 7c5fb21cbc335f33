import type { SystemServices } from '../../../system/system-services.ts';
import { windowHash } from './window-names.ts';

/** `dumpsys SurfaceFlinger --list`: each layer by its name, after the display. */
export function listSurfaces(system: SystemServices): string {
  return `Display 0 name="Built-in Screen"#3\n${layers(system)
    .map((name) => `${name}\n`)
    .join('')}`;
}

/**
 * `dumpsys SurfaceFlinger --latency [LAYER]`: nanoseconds of a frame at 60 Hz, and the times of the layer's last frames.
 * The phone times none: they are those of a layer that has drawn nothing yet.
 */
export function tellLatency(system: SystemServices, layer: string | undefined): string {
  const isShown = layer !== undefined && layers(system).includes(layer);
  return `16666666\n${isShown ? `${'0\t0\t0\n'.repeat(framesTold)}\n` : ''}`;
}

/** Of each window that is seen the container and what it draws on, back to front. */
function layers(system: SystemServices): readonly string[] {
  const shown = system.windows.list().windows.filter(({ visible }) => visible);
  return shown.flatMap((window, index) => [
    `${windowHash(window)} ${window.title}#${firstLayer + 2 * index}`,
    `${window.title}#${firstLayer + 2 * index + 1}`,
  ]);
}

/** All that AOSP's `FrameTracker` keeps but the one that is being drawn. */
const framesTold = 127;

/** Numbers before it are those of display areas. */
const firstLayer = 70;
