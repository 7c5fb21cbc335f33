import { z } from 'zod';
import { type ActionType, actionSchema } from './action.ts';

/** Which part of the action schema a model is offered. */
export interface ActionJsonSchemaOptions {
  /** The actions offered. Default all but `unknown` and `tool`. */
  readonly types?: readonly ActionType[];
  /** Fields not offered, such as `index` for an agent that sees no elements. */
  readonly without?: readonly string[];
}

/**
 * The action schema as one flat JSON Schema object, for native tool calls.
 *
 * `z.toJSONSchema(actionSchema)` says more, but is a union, and several providers refuse a tool whose input is one, or
 * the references in it. Here every field of every action is optional, and its description says which actions take it;
 * the engine still checks what comes back against the whole schema.
 */
export function actionJsonSchema({
  types = standardTypes,
  without = [],
}: ActionJsonSchemaOptions = {}): ActionJsonSchema {
  const offered = types.map((type) => variantOf(type));
  const fields = [...new Set(offered.flatMap(({ properties }) => Object.keys(properties)))].filter(
    (field) => field !== 'action_type' && !without.includes(field),
  );
  return {
    type: 'object',
    properties: {
      action_type: { type: 'string', enum: types },
      ...Object.fromEntries(fields.map((field) => [field, mergeField(field, offered)])),
    },
    required: ['action_type'],
    additionalProperties: false,
  };
}

type FieldSchema = Readonly<Record<string, unknown>>;

/** One flat object of JSON Schema: `action_type`, and the fields of all actions offered. */
export interface ActionJsonSchema extends Readonly<Record<string, unknown>> {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, FieldSchema>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
}

interface Variant {
  readonly type: ActionType;
  readonly properties: Readonly<Record<string, FieldSchema>>;
  readonly required: readonly string[];
}

const variants: readonly Variant[] = actionSchema.options.map((option) => {
  const { properties = {}, required = [] } = z.toJSONSchema(option, { io: 'input', reused: 'inline' });
  return { type: option.shape.action_type.value, properties: properties as Variant['properties'], required };
});

const standardTypes: readonly ActionType[] = variants
  .map(({ type }) => type)
  .filter((type) => type !== 'unknown' && type !== 'tool');

function variantOf(type: ActionType): Variant {
  const found = variants.find((variant) => variant.type === type);
  if (found !== undefined) return found;
  throw new TypeError(`There is no action "${type}"; there are ${variants.map((variant) => variant.type).join(', ')}`);
}

/** Its description is e.g. `input_text (required), answer (required)`, or what each says of it. */
function mergeField(field: string, offered: readonly Variant[]): FieldSchema {
  const users = offered.filter(({ properties }) => field in properties);
  const byMeaning = new Map<unknown, string[]>();
  for (const { type, properties, required } of users) {
    const meaning = properties[field]?.description;
    const names = byMeaning.get(meaning) ?? [];
    byMeaning.set(meaning, [...names, `${type}${required.includes(field) ? ' (required)' : ''}`]);
  }
  const description = [...byMeaning]
    .map(([meaning, names]) => `${names.join(', ')}${meaning === undefined ? '' : `: ${meaning}`}`)
    .join('; ');
  return { ...safeSchema(users[0]?.properties[field] ?? {}), description };
}

/** Arguments of tools are any JSON, which needs references to tell; the largest number there is says nothing. */
function safeSchema({ type, enum: values, minimum, pattern }: FieldSchema): FieldSchema {
  return {
    type,
    ...(values !== undefined && { enum: values }),
    ...(minimum === 0 && { minimum }),
    ...(pattern !== undefined && { pattern }),
  };
}
