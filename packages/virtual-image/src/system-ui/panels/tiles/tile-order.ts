import { useSetting } from '@androidworld/app-sdk/ui';
import type { Tile } from './tile.ts';

/** The tiles a person has chosen, in order, as Android keeps them: `secure sysui_qs_tiles`, names with commas. */
export function useTileOrder(all: readonly Tile[]): {
  readonly chosen: readonly Tile[];
  readonly others: readonly Tile[];
  choose(specs: readonly string[] | null): void;
} {
  const [kept, put] = useSetting('secure', 'sysui_qs_tiles');
  const specs = kept == null || kept === '' ? all.map(({ spec }) => spec) : kept.split(',');
  const bySpec = new Map(all.map((tile) => [tile.spec, tile]));
  return {
    chosen: specs.flatMap((spec) => bySpec.get(spec) ?? []),
    others: all.filter(({ spec }) => !specs.includes(spec)),
    choose: (next) => void put(next === null ? null : next.join(',')),
  };
}
