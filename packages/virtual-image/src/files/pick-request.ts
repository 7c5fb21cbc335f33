import type { Intent } from '@androidworld/app-sdk';
import type { Entry } from './entry.ts';
import { type Operation, operationExtra, operations, pickDestination } from './package-name.ts';
import type { Root } from './roots.ts';

/** What another app, or Files itself, wants the person to pick. */
export type PickRequest =
  | { readonly kind: 'file'; readonly types: readonly string[]; readonly isGetContent: boolean }
  | { readonly kind: 'new-file'; readonly type: string; readonly name: string }
  | { readonly kind: 'tree' }
  | { readonly kind: 'destination'; readonly operation: Operation };

/** Reads the intent a picker was started with. */
export function pickRequest({ action, type = '*/*', extras = {} }: Intent): PickRequest {
  switch (action) {
    case pickDestination:
      return { kind: 'destination', operation: operations.find((one) => one === extras[operationExtra]) ?? 'Move' };
    case 'android.intent.action.OPEN_DOCUMENT_TREE':
      return { kind: 'tree' };
    case 'android.intent.action.CREATE_DOCUMENT':
      return { kind: 'new-file', type, name: String(extras['android.intent.extra.TITLE'] ?? '') };
    default: {
      const types = extras['android.intent.extra.MIME_TYPES'];
      return {
        kind: 'file',
        types: Array.isArray(types) ? types.map(String) : [type],
        isGetContent: action === 'android.intent.action.GET_CONTENT',
      };
    }
  }
}

/** The roots one may pick from. */
export function offersRoot(request: PickRequest, { id, folder }: Root): boolean {
  if (request.kind !== 'file') return folder !== null;
  return accepts(request.types, rootTypes[id] ?? '*/*');
}

/** Whether an entry can be tapped: folders always. */
export function offersEntry(request: PickRequest, { kind, mimeType }: Entry): boolean {
  if (kind === 'folder') return true;
  if (request.kind === 'file') return accepts(request.types, mimeType);
  return request.kind === 'new-file' && accepts([request.type], mimeType);
}

/** To protect the person, apps are not given all of the storage at once (Android 11 and later). */
export function isBlockedTree(folder: string): boolean {
  return /^\/storage\/emulated\/0(\/Download|\/Android(\/(data|obb)(\/.*)?)?)?$/.test(folder);
}

const rootTypes: Partial<Record<Root['id'], string>> = { images: 'image/*', videos: 'video/*', audio: 'audio/*' };

/** Wildcards may stand on either side. */
function accepts(types: readonly string[], found: string): boolean {
  const [foundGroup, foundKind] = found.split('/');
  return types.some((type) => {
    const [group, kind] = type.split('/');
    const isSame = (a: string | undefined, b: string | undefined) => a === b || a === '*' || b === '*';
    return isSame(group, foundGroup) && isSame(kind, foundKind);
  });
}
