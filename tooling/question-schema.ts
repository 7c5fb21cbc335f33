// Writes packages/question-tasks/question.schema.json, by which editors complete and check question files.
import { writeFileSync } from 'node:fs';
import { questionApps } from '../packages/question-tasks/src/apps/question-apps.ts';
import { questionJsonSchema } from '../packages/question-tasks/src/file/question-json-schema.ts';

const file = new URL('../packages/question-tasks/question.schema.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(questionJsonSchema(questionApps), undefined, 2)}\n`);
