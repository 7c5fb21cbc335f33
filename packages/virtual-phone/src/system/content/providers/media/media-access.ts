import type { Identity } from '../../../../disk/disk.ts';
import { firstAppUid } from '../../../../disk/identity.ts';
import type { SystemServer } from '../../../system-server.ts';
import type { Restriction } from '../select.ts';
import { mediaPackage } from './media-package.ts';

/** `MediaStore.Files.FileColumns.MEDIA_TYPE_*` with the permission Android 13 reads them by. */
const kinds = [
  { mediaType: 1, type: 'image', permission: 'READ_MEDIA_IMAGES' },
  { mediaType: 2, type: 'audio', permission: 'READ_MEDIA_AUDIO' },
  { mediaType: 3, type: 'video', permission: 'READ_MEDIA_VIDEO' },
] as const;

/**
 * Which rows of a collection an app may see or change (scoped storage): its own, media its permissions let it read, all
 * with access to all files. There is no exception: rows it may not touch are not there for it.
 *
 * @param found the collection: its type (`image`, `album`, `file`, …) and columns
 * @see AOSP 13 `MediaProvider.getQueryBuilderInternal`
 */
export function mediaAccess(
  system: SystemServer,
  caller: Identity,
  found: { readonly type: string; readonly columns: readonly string[] },
  access: 'read' | 'write',
): Restriction {
  if (caller.uid < firstAppUid) return {};
  const packageName = system.packages.nameOf(caller.uid);
  const may = (permission: string) => system.packages.checkPermission(packageName, `android.permission.${permission}`);
  if (packageName === mediaPackage || may('MANAGE_EXTERNAL_STORAGE') || may('MANAGE_DOCUMENTS')) return {};
  const targetSdk = system.packages.find(packageName)?.manifest.targetSdk ?? 33;
  const readsAll = targetSdk < 33 && may('READ_EXTERNAL_STORAGE');
  const isLegacy = targetSdk < 30 && may('WRITE_EXTERNAL_STORAGE');
  if (isLegacy) return {};
  const readable = access === 'write' ? [] : kinds.filter(({ permission }) => readsAll || may(permission));
  if (readable.some(({ type }) => type === found.type)) return {};
  if (!found.columns.includes('owner_package_name')) {
    // Albums and artists belong to nobody.
    return readable.some(({ type }) => type === 'audio') ? {} : { where: '0' };
  }
  const shared = found.columns.includes('media_type') ? readable.map(({ mediaType }) => mediaType) : [];
  const where = `owner_package_name = ?${shared.length === 0 ? '' : ` OR media_type IN (${shared.join(', ')})`}`;
  return { where, args: [packageName] };
}
