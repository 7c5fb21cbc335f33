/** What a video is called: its file's name without extension, dots turned into spaces. */
export function titleOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return (dot > 0 ? fileName.slice(0, dot) : fileName).replaceAll('.', ' ');
}

/** So many equal characters at the beginning make a group. */
const groupLength = 6;

/** The common beginning of two titles, where it is long enough for a group; a leading "the" does not count. */
export function commonBeginning(one: string, other: string): string | undefined {
  const [first, second] = [withoutArticle(one), withoutArticle(other)];
  let length = 0;
  while (length < Math.min(first.length, second.length) && sameLetter(first, second, length)) length += 1;
  return length >= groupLength ? first.slice(0, length) : undefined;
}

function sameLetter(one: string, other: string, at: number): boolean {
  return one.charAt(at).toLowerCase() === other.charAt(at).toLowerCase();
}

function withoutArticle(title: string): string {
  return title.replace(/^the /i, '');
}
