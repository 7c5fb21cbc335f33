import type { AppApi } from '@androidworld/app-sdk';
import { database, type Folder } from './database.ts';
import { newId } from './new-id.ts';

/** A notebook in the tree of the side menu. */
export interface FolderNode {
  readonly folder: Folder;
  readonly depth: number;
  readonly hasChildren: boolean;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** All that are not in the trash, by title. */
export async function listFolders(api: AppApi): Promise<Folder[]> {
  const folders = await database.open(api).folders.all({ where: { deletedMs: 0 } });
  return folders.toSorted((a, b) => collator.compare(a.title, b.title));
}

/** In the order of the side menu, without what is folded. A notebook whose parent is gone stands at the top. */
export function flattenFolders(folders: readonly Folder[], collapsed: ReadonlySet<string>): FolderNode[] {
  const ids = new Set(folders.map(({ id }) => id));
  const childrenOf = (parentId: string) =>
    folders.filter((folder) => (ids.has(folder.parentId) ? folder.parentId : '') === parentId);
  const below = (parentId: string, depth: number): FolderNode[] =>
    childrenOf(parentId).flatMap((folder) => [
      { folder, depth, hasChildren: childrenOf(folder.id).length > 0 },
      ...(collapsed.has(folder.id) ? [] : below(folder.id, depth + 1)),
    ]);
  return below('', 0);
}

/** The notebook's emoji, as its column `icon` holds it. */
export function emojiOf({ icon }: Pick<Folder, 'icon'>): string {
  try {
    const parsed: unknown = JSON.parse(icon);
    const emoji = parsed !== null && typeof parsed === 'object' && 'emoji' in parsed ? parsed.emoji : '';
    return typeof emoji === 'string' ? emoji : '';
  } catch {
    // No icon, or one that another version wrote.
    return '';
  }
}

export async function createFolder(
  api: AppApi,
  values: { readonly title: string; readonly parentId: string },
): Promise<string> {
  const id = await newId(api);
  const now = await api.clock.now();
  await database.open(api).folders.insert({
    ...values,
    id,
    createdMs: now,
    updatedMs: now,
    userCreatedMs: now,
    userUpdatedMs: now,
  });
  return id;
}

export async function updateFolder(
  api: AppApi,
  id: string,
  values: { readonly title: string; readonly parentId: string },
): Promise<void> {
  const now = await api.clock.now();
  await database.open(api).folders.update({ ...values, updatedMs: now, userUpdatedMs: now }, { where: { id } });
}

/** The notebook, those in it, and their notes go to the trash. */
export async function trashFolder(api: AppApi, id: string): Promise<void> {
  const now = await api.clock.now();
  const folders = await listFolders(api);
  const inside = [id];
  for (const parent of inside) {
    inside.push(...folders.filter(({ parentId }) => parentId === parent).map((child) => child.id));
  }
  await database
    .open(api)
    .transaction(
      inside.flatMap((folder) => [
        database.tables.folders.update({ deletedMs: now, updatedMs: now }, { where: { id: folder } }),
        database.tables.notes.update(
          { deletedMs: now, updatedMs: now },
          { where: 'parent_id = ? AND deleted_time = 0', args: [folder] },
        ),
      ]),
    );
}

/** Joplin takes no slashes at the beginning of a title, and one title for itself. */
export function folderTitleProblem(title: string): string | undefined {
  if (title.trim().toLowerCase() !== 'conflicts') return undefined;
  return 'The notebook could not be saved: Notebooks cannot be named "Conflicts", which is a reserved title.';
}

export function cleanFolderTitle(title: string): string {
  return title.trim().replace(/^[/\\]+/, '');
}
