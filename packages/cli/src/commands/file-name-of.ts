/** The id of a run or an episode in the name of a file. It may be of a database that somebody sent: it is no path. */
export function fileNameOf(id: string): string {
  return id.replaceAll(/[^\w.-]+/g, '-');
}
