import { type Selection, useSelection } from '@androidworld/app-sdk/ui';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Entry } from '../../store/events.ts';

/** What is picked among the entries of the list that is in front. */
export interface EntryPicker {
  readonly selection: Selection<string>;
  /** Of the list that is in front. */
  readonly entries: readonly Entry[];
  /** The list in front tells what it shows. */
  show(entries: readonly Entry[]): void;
}

export function useEntryPicker(): EntryPicker {
  const [entries, show] = useState<readonly Entry[]>([]);
  return { selection: useSelection(entries.map(({ key }) => key)), entries, show };
}

/** Makes a list's entries those that can be picked, while it is in front. */
export function usePickable({ show }: EntryPicker, entries: readonly Entry[] | undefined, isInFront: boolean): void {
  useLayoutEffect(() => {
    if (isInFront && entries !== undefined) show(entries);
  }, [entries, isInFront]);
}
