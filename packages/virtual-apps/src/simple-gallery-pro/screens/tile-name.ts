import { favoritesFolder, recycleBin } from '../package-name.ts';
import { folderName } from '../store/media.ts';

/** Of a folder, or of what only looks like one. */
export function tileName(folder: string): string {
  if (folder === favoritesFolder) return 'Favorites';
  return folder === recycleBin ? 'Recycle Bin' : folderName(folder);
}
