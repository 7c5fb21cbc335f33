/** What is directly in a folder of paths; `folder` ends with `/`, or is empty. */
export function namesIn(paths: Iterable<string>, folder: string): string[] {
  const inside = [...paths].filter((path) => path.startsWith(folder));
  return [...new Set(inside.map((path) => path.slice(folder.length).split('/', 1)[0] ?? ''))];
}
