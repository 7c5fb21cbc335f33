import { readdirSync } from 'node:fs';
import { androidWorld } from '../../packages/suite-androidworld/src/index.ts';
import type { OriginalRule } from './original-rule.ts';

const folder = new URL('../../packages/suite-androidworld/questions/', import.meta.url);
const questions = new Set(readdirSync(folder).map((file) => file.replace(/\.yaml$/, '')));

/** Questions are judged by their answer alone: the original's rules are an option of the suite. */
export const questionRules: Readonly<Record<string, OriginalRule>> = Object.fromEntries(
  androidWorld({ answers: 'published' })
    .tasks.filter(({ name }) => questions.has(name))
    .map((task) => [
      task.name,
      { holds: async (scene, { params }) => (await task.score(scene, params, undefined)) === 1 },
    ]),
);
