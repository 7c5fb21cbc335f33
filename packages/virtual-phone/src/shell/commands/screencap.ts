import { strerror } from '../errno.ts';
import { defineProgram } from '../program.ts';
import { resolvePath } from '../resolve-path.ts';
import { decodePng } from './decode-png.ts';

const usage = `usage: screencap [-hp] [-d display-id] [FILENAME]
   -h: this message
   -p: save the file as a png.
   -d: specify the display ID to capture
If FILENAME ends with .png it will be saved as a png.
If FILENAME is not given, the results will be printed to stdout.
`;

export const screencap = defineProgram({
  name: 'screencap',
  async run({ args, system, identity, cwd, out, err }) {
    const words = [...args];
    const display = words.indexOf('-d');
    if (display >= 0) words.splice(display, 2);
    if (words.includes('-h')) {
      out(usage);
      return 0;
    }
    const file = words.find((word) => !word.startsWith('-'));
    const unknown = words.find((word) => word.startsWith('-') && word !== '-p');
    if (unknown !== undefined) {
      err(usage);
      return 1;
    }
    if (system.screen === null) {
      err('Capturing failed.\n');
      return 1;
    }
    const png = await system.screen.screenshot();
    const content = words.includes('-p') || file?.endsWith('.png') === true ? png : rawImage(png);
    if (file === undefined) {
      out(content);
      return 0;
    }
    try {
      await system.disk.write(resolvePath(cwd, file), content, identity);
      return 0;
    } catch (error) {
      err(`Error opening file: ${file} (${strerror(error)})\n`);
      return 1;
    }
  },
});

/** Header of four numbers, then RGBA. */
function rawImage(png: Uint8Array): Uint8Array {
  const { width, height, rgba } = decodePng(png);
  const header = Buffer.alloc(16);
  for (const [index, value] of [width, height, pixelFormatRgba, colorSpaceSrgb].entries()) {
    header.writeUInt32LE(value, index * 4);
  }
  return Buffer.concat([header, rgba]);
}

const pixelFormatRgba = 1;
const colorSpaceSrgb = 1;
