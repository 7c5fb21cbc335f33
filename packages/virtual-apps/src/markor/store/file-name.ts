export function parentOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash <= 0 ? '/' : path.slice(0, slash);
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

export function join(folder: string, name: string): string {
  return folder === '/' ? `/${name}` : `${folder}/${name}`;
}

/** The name up to its last dot: the title of the editor. */
export function titleOf(path: string): string {
  const name = nameOf(path);
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(0, dot) : name;
}

/** With the dot; empty when there is none. */
export function extensionOf(path: string): string {
  const name = nameOf(path).toLowerCase();
  const dot = name.lastIndexOf('.');
  return dot === -1 ? '' : name.slice(dot);
}

const disallowed = new Set('<|[\\?*:"\n\r\t\0]/>`$%;=&#@');

/** Without the characters Markor lets nobody type into the name of a file. */
export function allowedName(text: string): string {
  return [...text].filter((character) => !disallowed.has(character)).join('');
}

/** Files Markor edits without asking. */
export function isNoteName(name: string): boolean {
  return /\.(md|markdown|mdown|mdwn|mkd|mkdn|text|rmd|txt|zim|csv|adoc|asciidoc|asc|org|vcf|ics|ini|json|xml|yml|yaml|toml|htm|html|css|js|py|cpp|h|m3u|m3u8|lrc|log|zettel|properties|tex|conf|sh|java|kt|taskpaper|diff|php|ts|webvtt)$/i.test(
    name,
  );
}
