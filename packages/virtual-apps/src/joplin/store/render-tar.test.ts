import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { renderTar } from './render-tar.ts';

it('renderTar() writes what tar reads', () => {
  const text = (content: string) => new TextEncoder().encode(content);
  const archive = renderTar([
    { path: 'a.md', content: text('one'), modifiedMs: 1_697_384_040_000 },
    { path: 'resources/b.png', content: text('x'.repeat(513)), modifiedMs: 0 },
    { path: 'empty', content: text(''), modifiedMs: 0 },
  ]);
  const tar = (...args: string[]) => spawnSync('tar', args, { input: archive, encoding: 'utf8' });
  expect(tar('-t').stdout.split('\n')).toEqual(['a.md', 'resources/b.png', 'empty', '']);
  expect(tar('-xO', '-f', '-', 'a.md', 'resources/b.png').stdout).toBe(`one${'x'.repeat(513)}`);
});
