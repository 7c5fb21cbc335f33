/** Authority of a content URI, without a user id (`0@contacts`). */
export function authorityOf(uri: string): string {
  const authority = /^content:\/\/([^/?#]*)/.exec(uri)?.[1] ?? '';
  return authority.slice(authority.indexOf('@') + 1);
}
