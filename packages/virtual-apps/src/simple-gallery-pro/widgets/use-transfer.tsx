import { useApi } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { ConflictDialog } from '../dialogs/conflict-dialog.tsx';
import {
  findConflicts,
  goesIntoItself,
  type Resolution,
  type Transfer,
  type TransferItem,
  transfer,
} from '../store/transfer.ts';

interface Asked {
  readonly what: Transfer;
  /** What has not been asked about. */
  readonly conflicts: readonly TransferItem[];
  readonly resolved: ReadonlyMap<string, Resolution>;
}

/**
 * Copies or moves files and folders, once it is known of each whose name is taken what becomes of it.
 *
 * @param run does it, tells of its end, or of what stopped it
 */
export function useTransfer(run: (act: () => Promise<string>) => Promise<void>): {
  start(what: Transfer): Promise<void>;
  /** The dialog, while one is needed. */
  readonly question: ComponentChildren;
} {
  const api = useApi();
  const [asked, setAsked] = useState<Asked>();
  const go = async ({ what, conflicts, resolved }: Asked) => {
    if (conflicts.length > 0) return setAsked({ what, conflicts, resolved });
    setAsked(undefined);
    await api.toast(what.isMove ? 'Moving…' : 'Copying…');
    await run(async () => {
      const went = await transfer(api, what, resolved);
      return `${went === 1 && what.items[0]?.isFolder !== true ? 'File' : 'Files'} ${what.isMove ? 'moved' : 'copied'} successfully`;
    });
  };
  const [first, ...others] = asked?.conflicts ?? [];
  const resolve = (resolution: Resolution, appliesToAll: boolean) => {
    if (asked === undefined || first === undefined) return;
    const now = appliesToAll ? asked.conflicts : [first];
    const resolved = new Map([...asked.resolved, ...now.map(({ path }) => [path, resolution] as const)]);
    void go({ what: asked.what, conflicts: appliesToAll ? [] : others, resolved });
  };
  return {
    async start(what) {
      if (goesIntoItself(what)) return await api.toast('Source and destination cannot be the same');
      return await go({ what, conflicts: await findConflicts(api, what), resolved: new Map() });
    },
    question: asked !== undefined && first !== undefined && (
      <ConflictDialog
        key={first.path}
        item={first}
        isOneOfSeveral={asked.what.items.length > 1}
        onResolve={resolve}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}
