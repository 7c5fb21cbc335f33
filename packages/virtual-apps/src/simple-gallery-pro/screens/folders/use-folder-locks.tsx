import { useApi, useLive } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { PinDialog } from '../../dialogs/pin-dialog.tsx';
import { type FolderLocks, listLocks, setLock } from '../../store/folder-locks.ts';

interface Asked {
  /** What is to be entered; undefined: a new PIN. */
  readonly hash: string | undefined;
  readonly onEntered: (hash: string) => Promise<void> | void;
}

export interface FolderLockCalls {
  readonly locks: FolderLocks;
  /** Does something with folders once the PINs of those that are locked were entered, one after the other. */
  whenOpened(paths: readonly string[], act: () => void): void;
  lock(paths: readonly string[]): void;
  unlock(paths: readonly string[]): void;
  /** The dialog, while one is needed. */
  readonly dialog: ComponentChildren;
}

/** Folders that open with a PIN. */
export function useFolderLocks(): FolderLockCalls {
  const api = useApi();
  const { data: locks = new Map<string, string>(), reload } = useLive(listLocks, { onResume: true });
  const [asked, setAsked] = useState<Asked | null>(null);
  const whenOpened = (paths: readonly string[], act: () => void) => {
    const hashes = [...new Set(paths.flatMap((path) => locks.get(path) ?? []))];
    const askNext = ([hash, ...others]: readonly string[]): void =>
      hash === undefined ? act() : setAsked({ hash, onEntered: () => askNext(others) });
    askNext(hashes);
  };
  const change = async (paths: readonly string[], hash: string | null) => {
    for (const path of paths) await setLock(api, path, hash);
    reload();
  };
  return {
    locks,
    whenOpened,
    lock: (paths) =>
      setAsked({
        hash: undefined,
        onEntered: (hash) =>
          change(
            paths.filter((path) => !locks.has(path)),
            hash,
          ),
      }),
    unlock: (paths) => whenOpened(paths, () => void change(paths, null)),
    dialog: asked !== null && (
      <PinDialog
        key={asked.hash ?? 'new'}
        hash={asked.hash}
        onClose={() => setAsked(null)}
        onEntered={(hash) => void asked.onEntered(hash)}
      />
    ),
  };
}
