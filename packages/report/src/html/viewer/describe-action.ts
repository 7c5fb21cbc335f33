import { shorten } from '@androidworld/core/internals';
import type { ViewerStep } from '../render-page.ts';

export interface ActionText {
  /** e.g. `Click` */
  readonly verb: string;
  /** e.g. `“Save”`, `(540, 1200)` */
  readonly object: string;
}

/** An action in a few words: what was done, and to what. */
export function describeAction(step: Pick<ViewerStep, 'action' | 'touched' | 'rawAction'>): ActionText {
  const { action } = step;
  if (action === undefined) return { verb: 'Invalid action', object: shorten(JSON.stringify(step.rawAction) ?? '') };
  const target = describeTarget(step);
  switch (action.action_type) {
    case 'input_text':
      return { verb: 'Type', object: `“${shorten(action.text)}”${target === '' ? '' : ` into ${target}`}` };
    case 'scroll':
    case 'swipe':
      return {
        verb: capitalize(action.action_type),
        object: `${action.direction}${target === '' ? '' : ` on ${target}`}`,
      };
    case 'press_key':
      return { verb: 'Press', object: action.keycode.replace('KEYCODE_', '') };
    case 'open_app':
      return { verb: 'Open', object: `“${shorten(action.app_name)}”` };
    case 'answer':
      return { verb: 'Answer', object: `“${shorten(action.text)}”` };
    case 'status':
      return { verb: 'Declare', object: action.goal_status === 'infeasible' ? 'infeasible' : 'complete' };
    case 'tool':
      return { verb: 'Tool', object: action.name };
    default:
      return { verb: capitalize(action.action_type.replaceAll('_', ' ')), object: target };
  }
}

function describeTarget({ action, touched }: Pick<ViewerStep, 'action' | 'touched'>): string {
  if (touched?.label !== undefined && touched.label !== '') return `“${shorten(touched.label, 80)}”`;
  if (action !== undefined && 'index' in action && action.index !== undefined) return `element ${action.index}`;
  if (touched?.point !== undefined) return `(${Math.round(touched.point.x)}, ${Math.round(touched.point.y)})`;
  return '';
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
