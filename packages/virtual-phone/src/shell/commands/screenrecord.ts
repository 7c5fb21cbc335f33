import { defineProgram } from '../program.ts';

/** The phone has no video encoder: fails as devices do whose encoder cannot be configured. */
export const screenrecord = defineProgram({
  name: 'screenrecord',
  run({ args, out, err }) {
    if (args.includes('--help')) {
      out(
        "Usage: screenrecord [options] <filename>\n\nAndroid screenrecord v1.3.  Records the device's display to a .mp4 file.\n",
      );
      return 0;
    }
    if (!args.some((word) => !word.startsWith('--') || word === '-')) {
      err('Must specify output file (see --help).\n');
      return 2;
    }
    err('ERROR: unable to create video/avc codec instance\n');
    return 1;
  },
});
