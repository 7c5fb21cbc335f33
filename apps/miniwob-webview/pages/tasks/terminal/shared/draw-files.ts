import type { Random } from '../../../runtime/random.ts';
import { drawDistinct } from '../../../words/draw-distinct.ts';

const NAMES = (
  'alpha anchor backup badge bash bonsai cactus candle canyon castle comet coral dolphin echo ember falcon ferry ' +
  'garlic ginger glacier hammer harbor igloo invoice jacket kernel ladder lemon lynx magnet maple meadow nebula notes ' +
  'ocean orchid otter panda pebble photo pocket puppy quartz radish rocket saddle shark sys32 tango thunderbird turtle ' +
  'violin walnut yogurt hack_script T-1000'
).split(' ');

const EXTENSIONS = ['png', 'jpg', 'gif', 'sh', 'json', 'txt', 'py', 'rb', 'html', 'zip', 'tar.gz', 'gpg', ''] as const;

/** Draws three to five different files, and the extension that one of them has; `''` is none. */
export function drawFiles(random: Random): { files: string[]; extension: string } {
  const files = drawDistinct(random.integer(3, 5), () => {
    const extension = random.pick(EXTENSIONS);
    return extension === '' ? random.pick(NAMES) : `${random.pick(NAMES)}.${extension}`;
  });
  return { files, extension: extensionOf(random.pick(files)) };
}

/** What stands after the first dot. */
export function extensionOf(file: string): string {
  return file.split('.').slice(1).join('.');
}
