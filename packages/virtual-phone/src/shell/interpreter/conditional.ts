import { evaluateText } from './expand/arithmetic-text.ts';
import { matches } from './expand/pattern.ts';
import { expandPattern, expandText } from './expand/word.ts';
import { ShellError } from './failures.ts';
import { compareFiles, testFile } from './file-tests.ts';
import type { Shell } from './shell.ts';
import type { ConditionalNode } from './syntax.ts';

/** `[[ … ]]` */
export async function testCondition(shell: Shell, node: ConditionalNode): Promise<boolean> {
  switch (node.type) {
    case 'CondNot':
      return !(await testCondition(shell, node.operand));
    case 'CondAnd':
      return (await testCondition(shell, node.left)) && (await testCondition(shell, node.right));
    case 'CondOr':
      return (await testCondition(shell, node.left)) || (await testCondition(shell, node.right));
    case 'CondGroup':
      return await testCondition(shell, node.expression);
    case 'CondWord':
      return (await expandText(shell, node.word)) !== '';
    case 'CondUnary':
      return await testFile(shell, node.operator, await expandText(shell, node.operand));
    case 'CondBinary':
      return await testBinary(shell, node);
  }
}

async function testBinary(shell: Shell, node: Extract<ConditionalNode, { type: 'CondBinary' }>): Promise<boolean> {
  const left = await expandText(shell, node.left);
  switch (node.operator) {
    case '=':
    case '==':
      return matches(await expandPattern(shell, node.right), left);
    case '!=':
      return !matches(await expandPattern(shell, node.right), left);
    case '=~':
      // Of bash; mksh has none.
      throw new ShellError("syntax error: unexpected '=~'");
    default:
      break;
  }
  const right = await expandText(shell, node.right);
  switch (node.operator) {
    case '<':
      return left < right;
    case '>':
      return left > right;
    case '-nt':
    case '-ot':
    case '-ef':
      return await compareFiles(shell, node.operator, left, right);
    default:
      return compareNumbers(
        node.operator,
        await evaluateText(shell, left, expandText),
        await evaluateText(shell, right, expandText),
      );
  }
}

export function compareNumbers(operator: string, left: number, right: number): boolean {
  switch (operator) {
    case '-eq':
      return left === right;
    case '-ne':
      return left !== right;
    case '-lt':
      return left < right;
    case '-le':
      return left <= right;
    case '-gt':
      return left > right;
    default:
      return left >= right;
  }
}
