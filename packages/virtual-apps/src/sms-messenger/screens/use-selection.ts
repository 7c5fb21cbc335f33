import { useState } from 'preact/hooks';

export interface Selection {
  readonly ids: ReadonlySet<number>;
  toggle(id: number): void;
  set(ids: Iterable<number>): void;
  clear(): void;
}

/** Items picked by a long press and the taps after it. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  return {
    ids,
    toggle(id) {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    set: (chosen) => setIds(new Set(chosen)),
    clear: () => setIds(new Set()),
  };
}
