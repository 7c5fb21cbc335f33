import { AndroidWorldError, type Ui } from '@androidworld/core';
import { readInstruction } from './read-instruction.ts';

/**
 * The values in the instruction: what the groups of the expression match, in their order.
 *
 * @throws AW_TASK_FAILED if the instruction reads otherwise
 */
export function readValues(ui: Ui, pattern: RegExp): string[] {
  const instruction = readInstruction(ui);
  const match = pattern.exec(instruction);
  if (match !== null) return match.slice(1);
  throw new AndroidWorldError('AW_TASK_FAILED', `Expected an instruction like ${pattern}; found "${instruction}"`, {
    details: { instruction },
  });
}
