import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineTool } from '../contracts/tool.ts';
import { describeTools } from './describe-tools.ts';

const run = async () => undefined;

test('describeTools() tells the arguments of a tool as JSON Schema', () => {
  const call = defineTool({
    name: 'call',
    description: 'Calls a number',
    arguments: z.strictObject({ number: z.string().describe('digits') }),
    run,
  });
  expect(describeTools([call])).toEqual([
    {
      name: 'call',
      description: 'Calls a number',
      inputSchema: {
        type: 'object',
        properties: { number: { type: 'string', description: 'digits' } },
        required: ['number'],
        additionalProperties: false,
      },
    },
  ]);
});

test('describeTools() says "an object" of arguments whose schema cannot be told', () => {
  const plain = { '~standard': { version: 1, vendor: 'plain', validate: (value: unknown) => ({ value }) } } as const;
  const odd = z.object({ when: z.date() });
  const tools = [
    { name: 'plain', description: '', arguments: plain, run },
    { name: 'odd', description: '', arguments: odd, run },
  ];
  expect(describeTools(tools).map(({ inputSchema }) => inputSchema)).toEqual([{ type: 'object' }, { type: 'object' }]);
});
