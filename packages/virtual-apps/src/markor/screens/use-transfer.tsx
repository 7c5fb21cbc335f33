import type { AppApi } from '@androidworld/app-sdk';
import { SingleChoiceDialog, useApi } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { nameOf } from '../store/file-name.ts';
import { type Conflict, isInTheWay, moveOrCopy } from '../store/files.ts';

interface Transfer {
  readonly paths: readonly string[];
  readonly folder: string;
  readonly isMove: boolean;
}

/** Moves or copies entries into a folder one by one, asking where a name is taken. */
export function useTransfer(onDone: () => void): {
  start(paths: readonly string[], folder: string, isMove: boolean): Promise<void>;
  /** The dialog, while one is needed. */
  readonly question: ComponentChildren;
} {
  const api = useApi();
  const [asked, setAsked] = useState<Transfer>();
  const go = async (transfer: Transfer, answer: Answer | undefined) => {
    const rest = await transferUntilAsked(api, transfer, answer);
    setAsked(rest);
    if (rest === undefined) onDone();
  };
  const [first] = asked?.paths ?? [];
  return {
    start: (paths, folder, isMove) => go({ paths, folder, isMove }, undefined),
    question: asked !== undefined && first !== undefined && (
      <SingleChoiceDialog
        key={first}
        title={`'${nameOf(first)}' already exists in ${nameOf(asked.folder)}`}
        choices={answers.filter(({ isForAll }) => !isForAll || asked.paths.length > 1)}
        onChoose={(value) =>
          void go(
            asked,
            answers.find((answer) => answer.value === value),
          )
        }
        onClose={() => {
          setAsked(undefined);
          onDone();
        }}
      />
    ),
  };
}

interface Answer {
  readonly label: string;
  readonly value: string;
  readonly conflict: Conflict;
  readonly isForAll: boolean;
}

const answers: readonly Answer[] = [
  { label: 'Keep both', conflict: 'keep-both', isForAll: false },
  { label: 'Overwrite', conflict: 'overwrite', isForAll: false },
  { label: 'Skip', conflict: 'skip', isForAll: false },
  { label: 'Keep both (all)', conflict: 'keep-both', isForAll: true },
  { label: 'Overwrite (all)', conflict: 'overwrite', isForAll: true },
  { label: 'Skip (all)', conflict: 'skip', isForAll: true },
].map((answer) => ({ ...answer, value: answer.label }) as Answer);

/**
 * @param answer for the first entry, or for all that follow
 * @returns what is left, beginning with the entry that is in doubt; undefined when all is done
 */
async function transferUntilAsked(
  api: AppApi,
  { paths, folder, isMove }: Transfer,
  answer: Answer | undefined,
): Promise<Transfer | undefined> {
  for (const [index, path] of paths.entries()) {
    const known = answer !== undefined && (answer.isForAll || index === 0) ? answer.conflict : undefined;
    if (known === undefined && (await isInTheWay(api, path, folder, isMove))) {
      return { paths: paths.slice(index), folder, isMove };
    }
    await moveOrCopy(api, path, folder, { isMove, conflict: known ?? 'keep-both' });
  }
  return undefined;
}
