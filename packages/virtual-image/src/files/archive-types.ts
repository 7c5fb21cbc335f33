/** What opens as a folder (`ArchivesProvider.isSupportedArchiveType`). */
export const archiveTypes: readonly string[] = ['application/zip', 'application/x-zip', 'application/x-zip-compressed'];
