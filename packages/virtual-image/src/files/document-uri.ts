const authority = 'com.android.externalstorage.documents';

/** Shared storage, as the documents provider names it. */
export const sharedRoot = '/storage/emulated/0';

/** URI of a file or folder on shared storage, as documents providers give it to other apps. */
export function documentUri(path: string): string {
  return `content://${authority}/document/${encodeURIComponent(documentId(path))}`;
}

/** URI of everything in a folder (OPEN_DOCUMENT_TREE). */
export function treeUri(path: string): string {
  return `content://${authority}/tree/${encodeURIComponent(documentId(path))}`;
}

/**
 * The path a document, tree or root URI stands for; undefined when it is not one of shared storage's.
 *
 * @see `com.android.externalstorage.ExternalStorageProvider`: ids are `primary:` and the path within the volume
 */
export function documentPath(uri: string): string | undefined {
  const [found, ...parts] =
    uri
      .replace(/^content:\/\//, '')
      .split(/[?#]/)[0]
      ?.split('/') ?? [];
  if (!uri.startsWith('content://') || found !== authority) return undefined;
  if (parts[0] === 'root') return parts[1] === undefined || parts[1] === 'primary' ? sharedRoot : undefined;
  // A document in a tree: /tree/TREE/document/DOCUMENT
  const encoded = parts[0] === 'tree' && parts[2] === 'document' ? parts[3] : parts[1];
  if ((parts[0] !== 'document' && parts[0] !== 'tree') || encoded === undefined) return undefined;
  const id = decodeURIComponent(encoded);
  if (!id.startsWith('primary:')) return undefined;
  const inside = id.slice('primary:'.length).split('/').filter(Boolean);
  return inside.includes('..') ? undefined : [sharedRoot, ...inside].join('/');
}

export function documentId(path: string): string {
  return `primary:${path.slice(sharedRoot.length + 1)}`;
}
