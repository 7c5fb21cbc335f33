import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { questionApps } from '../apps/question-apps.ts';
import { readQuestion } from './read-question.ts';
import { parseSource } from './source-file.ts';
import { tryQuestion } from './try-question.ts';

const documents = ['../../README.md', '../../../../docs/writing-a-question.md'];

test.each(documents)('the example of %s is a question that works', (file) => {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const [, yaml = ''] = /```yaml\n([\s\S]*?)```/.exec(text) ?? [];
  const question = readQuestion(parseSource(file, yaml), { apps: questionApps, today: '2023-10-15' });
  const app = questionApps.find(({ name }) => name === question.app);
  expect(app && tryQuestion(question, { app, now: new Date('2023-10-15T15:34:00Z') })).toEqual([]);
});
