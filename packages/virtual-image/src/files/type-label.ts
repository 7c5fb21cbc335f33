import { type Entry, folderType } from './entry.ts';

/** What people call the kind of a file, e.g. `JPG image`, `PDF document` (`ContentResolver.getTypeInfo`). */
export function typeLabel({ name, mimeType }: Pick<Entry, 'name' | 'mimeType'>): string {
  if (mimeType === folderType) return 'Folder';
  if (mimeType === 'application/vnd.android.package-archive') return 'Android application';
  const [, extension = ''] = /\.([^.]+)$/.exec(name) ?? [];
  const kind = kindOf(mimeType);
  if (extension === '') return kind === 'file' ? 'File' : `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  return `${extension.toUpperCase()} ${kind}`;
}

function kindOf(mimeType: string): string {
  const [group = ''] = mimeType.split('/');
  if (group === 'image' || group === 'audio' || group === 'video') return group;
  if (/spreadsheet|excel|csv/.test(mimeType)) return 'spreadsheet';
  if (/presentation|powerpoint/.test(mimeType)) return 'presentation';
  if (/zip|gzip|-tar|rar|7z/.test(mimeType)) return 'archive';
  if (group === 'text' || /pdf|msword|document/.test(mimeType)) return 'document';
  return 'file';
}
