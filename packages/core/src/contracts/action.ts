import { z } from 'zod';

/** Models write numbers as strings; anything else, above all `null`, is no number (coercion would make it 0). */
const elementIndex = z.preprocess(
  (value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value),
  z.number().int().nonnegative(),
);

/** Numbers and booleans stand for their text; a missing one is an error, not the text `null`. */
const actionText = z.preprocess(
  (value) => (typeof value === 'number' || typeof value === 'boolean' ? String(value) : value),
  z.string(),
);

/** Where a touch goes: an element of the observation the agent saw, or a point. Never both. */
const target = {
  index: elementIndex.optional().describe('index of an element of the observation'),
  x: z.number().optional().describe('horizontal position'),
  y: z.number().optional().describe('vertical position'),
};

const direction = z.enum(['up', 'down', 'left', 'right']);

const touch = <T extends string>(type: T) => z.strictObject({ action_type: z.literal(type), ...target });
const plain = <T extends string>(type: T) => z.strictObject({ action_type: z.literal(type) });

/**
 * The actions of the paper (Rawles et al. 2024, Listing 1) in their JSON form, with `drag_and_drop`, `press_key`
 * and `tool` added. One schema for agents, models (as JSON Schema) and stored steps.
 */
export const actionSchema = z
  .discriminatedUnion('action_type', [
    touch('click'),
    touch('double_tap'),
    touch('long_press'),
    z.strictObject({
      action_type: z.literal('input_text'),
      text: actionText,
      ...target,
      clear_text: z.boolean().optional().describe('empty the field first'),
      press_enter: z.boolean().optional().describe('press ENTER afterwards; default true, as in the paper'),
    }),
    z.strictObject({
      action_type: z.literal('scroll'),
      direction: direction.describe('where to see more: down shows what is below'),
      index: target.index,
    }),
    z.strictObject({
      action_type: z.literal('swipe'),
      direction: direction.describe('where the finger moves'),
      ...target,
    }),
    z.strictObject({
      action_type: z.literal('drag_and_drop'),
      ...target,
      to_index: target.index,
      to_x: z.number().optional(),
      to_y: z.number().optional(),
    }),
    plain('navigate_home'),
    plain('navigate_back'),
    plain('keyboard_enter'),
    z.strictObject({
      action_type: z.literal('press_key'),
      keycode: z
        .string()
        .regex(/^KEYCODE_[A-Z0-9_]+$/, 'expected a name of android.view.KeyEvent such as KEYCODE_ENTER'),
    }),
    z.strictObject({ action_type: z.literal('open_app'), app_name: z.string().min(1) }),
    z.strictObject({
      action_type: z.literal('status'),
      goal_status: z.enum(['complete', 'task_complete', 'infeasible']),
    }),
    plain('wait'),
    z.strictObject({ action_type: z.literal('answer'), text: actionText }),
    plain('unknown'),
    z.strictObject({
      action_type: z.literal('tool'),
      name: z.string().min(1).describe('a tool of the run, e.g. send_text_message'),
      arguments: z.record(z.string(), z.json()),
    }),
  ])
  .superRefine((action, context) => {
    if (
      'index' in action &&
      action.index !== undefined &&
      'x' in action &&
      (action.x !== undefined || action.y !== undefined)
    ) {
      context.addIssue({ code: 'custom', path: ['index'], message: 'expected either index or x and y, found both' });
    }
    if ('x' in action && (action.x === undefined) !== (action.y === undefined)) {
      context.addIssue({ code: 'custom', path: ['x'], message: 'expected x and y together, found one' });
    }
  });

/** One action in the paper's JSON form, e.g. `{ action_type: 'click', index: 3 }`. */
export type Action = z.infer<typeof actionSchema>;
/** The `action_type` of an action, e.g. `click`. */
export type ActionType = Action['action_type'];
/** Of a scroll or a swipe: `up`, `down`, `left` or `right`. */
export type Direction = z.infer<typeof direction>;

/** What became of an action. A failed one is fed back to the agent and stored; it does not end the episode. */
export type ActionResult =
  | { readonly ok: true; readonly note?: string }
  | { readonly ok: false; readonly code: string; readonly message: string };
