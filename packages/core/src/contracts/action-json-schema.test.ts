import { describe, expect, it } from 'vitest';
import { actionSchema } from './action.ts';
import { actionJsonSchema } from './action-json-schema.ts';

const everyType = actionSchema.options.map((option) => option.shape.action_type.value);

describe('actionJsonSchema()', () => {
  it('says which actions take a field, and which must have it', () => {
    const { properties } = actionJsonSchema({ types: ['click', 'scroll', 'swipe', 'input_text', 'answer', 'wait'] });
    expect(properties).toMatchInlineSnapshot(`
      {
        "action_type": {
          "enum": [
            "click",
            "scroll",
            "swipe",
            "input_text",
            "answer",
            "wait",
          ],
          "type": "string",
        },
        "clear_text": {
          "description": "input_text: empty the field first",
          "type": "boolean",
        },
        "direction": {
          "description": "scroll (required): where to see more: down shows what is below; swipe (required): where the finger moves",
          "enum": [
            "up",
            "down",
            "left",
            "right",
          ],
          "type": "string",
        },
        "index": {
          "description": "click, scroll, swipe, input_text: index of an element of the observation",
          "minimum": 0,
          "type": "integer",
        },
        "press_enter": {
          "description": "input_text: press ENTER afterwards; default true, as in the paper",
          "type": "boolean",
        },
        "text": {
          "description": "input_text (required), answer (required)",
          "type": "string",
        },
        "x": {
          "description": "click, swipe, input_text: horizontal position",
          "type": "number",
        },
        "y": {
          "description": "click, swipe, input_text: vertical position",
          "type": "number",
        },
      }
    `);
  });

  it('offers every action but those that no model needs', () => {
    const { properties } = actionJsonSchema();
    const offered = everyType.filter((type) => type !== 'unknown' && type !== 'tool');
    expect(properties.action_type).toEqual({ type: 'string', enum: offered });
  });

  it('leaves out fields', () => {
    const { properties } = actionJsonSchema({ types: ['click', 'drag_and_drop'], without: ['index', 'to_index'] });
    expect(Object.keys(properties)).toEqual(['action_type', 'x', 'y', 'to_x', 'to_y']);
  });

  it('holds nothing that providers refuse: no union, no reference, and a type for everything', () => {
    const schema = actionJsonSchema({ types: everyType });
    expect(JSON.stringify(schema)).not.toMatch(/oneOf|anyOf|allOf|\$ref|\$defs|\$schema|"const"|propertyNames/);
    expect(Object.values(schema.properties).every(({ type }) => typeof type === 'string')).toBe(true);
  });

  it('is refused an action that is not there', () => {
    expect(() => actionJsonSchema({ types: ['tap' as 'click'] })).toThrow('There is no action "tap"; there are click');
  });
});
