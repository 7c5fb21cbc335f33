import fs from 'node:fs';

/** The last bytes of a journal that names another file, its super-journal. */
const superJournalMark = Buffer.from('d9d505f920a163d7', 'hex');

/**
 * Makes a rollback journal safe before SQLite sees it. When it rolls one back, SQLite opens and deletes the super-journal
 * that the journal names, by any path of the host: such a journal goes, as SQLite lets it go when that file is missing.
 * Others become a new file, which nobody holds open to change it later.
 *
 * @see https://www.sqlite.org/atomiccommit.html, section 5
 */
export function settleJournal(databaseFile: string): void {
  const journal = `${databaseFile}-journal`;
  // Anything else SQLite does not open: it follows no links.
  if (!fs.lstatSync(journal, { throwIfNoEntry: false })?.isFile()) return;
  const content = fs.readFileSync(journal);
  fs.unlinkSync(journal);
  if (content.length > 0 && !content.subarray(-superJournalMark.length).equals(superJournalMark)) {
    fs.writeFileSync(journal, content);
  }
}
