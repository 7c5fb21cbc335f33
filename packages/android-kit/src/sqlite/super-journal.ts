/** The last bytes of a rollback journal that names another file, its super-journal. */
const mark = Buffer.from('d9d505f920a163d7', 'hex');

/**
 * Whether a journal from a device must not reach SQLite on this computer: rolling it back, SQLite opens and deletes the
 * file that the journal names, by any path.
 *
 * @see https://www.sqlite.org/atomiccommit.html, section 5
 */
export function namesSuperJournal(journal: Uint8Array): boolean {
  return Buffer.from(journal.subarray(-mark.length)).equals(mark);
}
