import type { Ui } from '@androidworld/core';

/** Names of the notes on the screen, the one changed last first, by the times in their rows: `10/15/2023, 15:34`. */
export function notesByTime(ui: Ui): string[] {
  const titles = ui.findAll({ resourceId: 'opoc_filesystem_item__title' });
  const times = ui.findAll({ resourceId: 'opoc_filesystem_item__description' });
  return titles
    .flatMap(({ text: name = '' }, row) => {
      const changed = minutesOf(times[row]?.text ?? '');
      return changed === undefined ? [] : [{ name, changed }];
    })
    .sort((one, other) => other.changed - one.changed)
    .map(({ name }) => name);
}

/** Nothing for the row `..`, which shows a path. */
function minutesOf(text: string): number | undefined {
  const [, month, day, year, hour, minute] = /^(\d+)\/(\d+)\/(\d+), (\d+):(\d+)$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)) / 60_000;
}
