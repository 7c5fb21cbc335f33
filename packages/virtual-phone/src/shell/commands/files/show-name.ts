import type { Stat } from '../../../disk/disk.ts';

const short: Readonly<Record<string, string>> = {
  ...{ '\x07': 'a', '\b': 'b', '\x1b': 'e', '\f': 'f', '\n': 'n', '\r': 'r', '\t': 't', '\v': 'v' },
  ...{ ' ': ' ', '\\': '\\' },
};

/** `-b`: what is not seen by its escape, as C writes it. */
export function escapeName(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is escaped
  return name.replaceAll(/[\x00-\x20\x7f\\]/g, (letter) => {
    return `\\${short[letter] ?? letter.charCodeAt(0).toString(8).padStart(3, '0')}`;
  });
}

/** `-q`: a question mark for what is not seen. */
export function maskName(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is masked
  return name.replaceAll(/[\x00-\x1f\x7f]/g, '?');
}

/** `--color` */
export function colourName(text: string, { kind, mode }: Stat): string {
  const colour =
    kind === 'directory'
      ? mode & 0o1000
        ? '0;42'
        : '1;34'
      : kind === 'symlink'
        ? '1;36'
        : kind === 'device'
          ? '1;33'
          : kind === 'pipe'
            ? '0;33'
            : mode & 0o111
              ? mode & 0o4000
                ? '1;31'
                : '1;32'
              : undefined;
  return colour === undefined ? text : `\x1b[${colour}m${text}\x1b[0m`;
}
