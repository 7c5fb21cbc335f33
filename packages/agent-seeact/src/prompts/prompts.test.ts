import { expect, test } from 'vitest';
import { analysisPrompt } from './analysis-prompt.ts';
import { choicePrompt } from './choice-prompt.ts';
import { promptVersion } from './prompt-version.ts';
import { repairPrompt } from './repair-prompt.ts';
import { systemPrompt } from './system-prompt.ts';

// A changed snapshot is a changed prompt: raise `promptVersion` with it.
test('the prompts of a version do not change', () => {
  expect({
    promptVersion,
    system: systemPrompt(['<guideline>']),
    analysis: analysisPrompt('<goal>', ['<action 1>', '<action 2>']),
    choice: choicePrompt({ choices: [], number: 1, count: 1 }),
    repair: repairPrompt('<cause>'),
  }).toMatchSnapshot();
});
