import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('shows whoever writes a plugin at most forty names, each once', () => {
  const source = readFileSync(new URL('index.ts', import.meta.url), 'utf8');
  const lists = [...source.matchAll(/^export (?:type )?\{([^}]*)\} from /gm)].map(([, names = '']) => names);
  const names = lists.flatMap((list) => list.split(',')).map((name) => name.trim());
  const shown = names.filter((name) => name !== '');
  // Every line that exports is read above: there are no stars, and nothing is declared in the entry itself.
  expect(lists).toHaveLength(source.match(/^export /gm)?.length ?? 0);
  expect(shown).toContain('defineTask');
  expect(new Set(shown).size).toBe(shown.length);
  expect(shown.length).toBeLessThanOrEqual(40);
});
