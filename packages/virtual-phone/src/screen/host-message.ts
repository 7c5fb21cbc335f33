import { z } from 'zod';

const edge = z.number().int();

const reportedWindow = z.object({
  token: z.string().max(40),
  kind: z.enum(['dialog', 'menu', 'toolbar', 'overlay']),
  over: z.string().max(40),
  focusable: z.boolean(),
  frame: z.tuple([edge, edge, edge, edge]).readonly(),
});

/** What the page may send through the port of a process. It runs apps' code, so that nothing in it is believed unseen. */
export const hostMessageSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('call'),
    path: z.array(z.string()).min(1).readonly(),
    args: z.array(z.unknown()).readonly(),
    token: z.number().int().exactOptional(),
    as: z.string().exactOptional(),
  }),
  z.object({ kind: z.literal('key'), code: z.number().int() }),
  z.object({
    kind: z.literal('crash'),
    packageName: z.string(),
    processId: z.number().int(),
    message: z.string(),
    stack: z.string(),
  }),
  z.object({
    kind: z.literal('windows'),
    isFirst: z.boolean(),
    shown: z.array(reportedWindow).max(1_000).readonly(),
    gone: z.array(z.string()).max(1_000).readonly(),
  }),
  z.object({
    kind: z.literal('log'),
    priority: z.enum(['D', 'W', 'E']),
    tag: z.string().exactOptional(),
    message: z.string(),
  }),
]);
