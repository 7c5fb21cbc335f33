import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { questionApps } from '../apps/question-apps.ts';
import { questionJsonSchema } from './question-json-schema.ts';

test('question.schema.json is what "pnpm question-schema" writes', () => {
  const file = readFileSync(new URL('../../question.schema.json', import.meta.url), 'utf8');
  expect(JSON.parse(file)).toEqual(JSON.parse(JSON.stringify(questionJsonSchema(questionApps))));
});
