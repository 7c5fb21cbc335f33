/**
 * What just-bash loads for programs that the phone does not have (`sqlite3` of its own, web pages, newer archives): it is
 * neither bundled nor installed with the phone.
 */
export const unusedOfJustBash: readonly string[] = ['sql.js', 'turndown', 'node-liblzma', '@mongodb-js/zstd'];
