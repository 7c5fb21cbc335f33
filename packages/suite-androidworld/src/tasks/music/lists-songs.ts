/**
 * Whether a file in the format M3U names these songs and no others, in this order: by the files they are in, wherever
 * those are.
 */
export function listsSongs(m3u: string, titles: readonly string[]): boolean {
  const files = m3u
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((path) => path.slice(path.lastIndexOf('/') + 1));
  return files.length === titles.length && titles.every((title, index) => files[index] === `${title}.mp3`);
}
