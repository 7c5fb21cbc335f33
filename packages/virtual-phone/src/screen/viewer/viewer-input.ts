import { z } from 'zod';

const point = { x: z.number(), y: z.number() };

/** What a person does in the viewer. Points are pixels of the phone's screen. */
export const viewerInputSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('touch'),
    type: z.enum(['down', 'move', 'up', 'cancel']),
    /** Fingers that touch the screen now. */
    fingers: z.array(z.object({ id: z.number().int(), ...point })).max(10),
  }),
  z.object({ kind: z.literal('wheel'), deltaX: z.number(), deltaY: z.number(), ...point }),
  z.object({ kind: z.literal('key'), code: z.number().int(), held: z.array(z.number().int()).max(8) }),
  z.object({ kind: z.literal('text'), text: z.string().max(10_000) }),
  z.object({ kind: z.literal('rotate') }),
  /** Whether the tree is to be sent as well. */
  z.object({ kind: z.literal('inspect'), on: z.boolean() }),
]);

export type ViewerInput = z.infer<typeof viewerInputSchema>;
