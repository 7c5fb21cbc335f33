import { parse, type CommandNode, type ScriptNode, type SimpleCommandNode, type StatementNode, type WordNode } from 'just-bash';

/** Names for the nodes of just-bash's parser; it exports only some of their types. */
export type { CommandNode, PipelineNode, ScriptNode, SimpleCommandNode, StatementNode, WordNode } from 'just-bash';
export type WordPart = WordNode['parts'][number];
export type PartOf<Type extends WordPart['type']> = Extract<WordPart, { type: Type }>;
export type CommandOf<Type extends CommandNode['type']> = Extract<CommandNode, { type: Type }>;
export type FunctionDefNode = CommandOf<'FunctionDef'>;
export type RedirectionNode = SimpleCommandNode['redirections'][number];
export type AssignmentNode = SimpleCommandNode['assignments'][number];
export type ConditionalNode = CommandOf<'ConditionalCommand'>['expression'];
export type ParameterOperation = NonNullable<PartOf<'ParameterExpansion'>['operation']>;

/** What a script that cannot be parsed gives: `incomplete` when more lines could mend it. */
export interface SyntaxProblem {
  readonly problem: string;
  readonly line: number;
  readonly incomplete: boolean;
}

/** Parses a script; the answer is mksh's when it is none. */
export function parseScript(text: string): ScriptNode | SyntaxProblem {
  try {
    const script = parse(text);
    return findDeferred(script.statements) ?? script;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error.name !== 'ParseException' && error.name !== 'LexerError') {
      // Its limits on size and depth.
      return { problem: `syntax error: ${error.message}`, line: 1, incomplete: false };
    }
    return describe(error, text);
  }
}

/** The parser lets what it cannot read wait until it is run; mksh reads whole scripts first. */
function findDeferred(statements: readonly StatementNode[]): SyntaxProblem | undefined {
  for (const { deferredError, line } of statements) {
    if (deferredError !== undefined) {
      return { problem: `syntax error: unexpected '${deferredError.token}'`, line: line ?? 1, incomplete: false };
    }
  }
  return undefined;
}

function describe(error: Error, text: string): SyntaxProblem {
  const line = 'line' in error && typeof error.line === 'number' ? error.line : 1;
  if (error.name === 'LexerError') return { problem: 'no closing quote', line, incomplete: true };
  const token = /near unexpected token `([\s\S]*)'$/.exec(error.message)?.[1];
  if (token !== undefined && token !== 'newline') {
    return { problem: `syntax error: unexpected '${token}'`, line, incomplete: false };
  }
  const found = /got ([\s\S]+)$/.exec(error.message)?.[1];
  const isEnd = found === 'EOF' || /EOF|redirection target/i.test(error.message);
  const value =
    'token' in error && typeof error.token === 'object' && error.token !== null && 'value' in error.token
      ? String(error.token.value)
      : '';
  if (!isEnd && value !== '') return { problem: `syntax error: unexpected '${value}'`, line, incomplete: false };
  const opener = /Expected (THEN|FI|DO|DONE|ESAC|RBRACE|RPAREN)/.exec(error.message)?.[1];
  if (opener !== undefined) {
    return { problem: `syntax error: unmatched '${openerOf(opener, text)}'`, line, incomplete: true };
  }
  return { problem: "syntax error: unexpected 'newline'", line, incomplete: /EOF/.test(error.message) };
}

/** The word that waits for its end, as far as the text tells. */
function openerOf(expected: string, text: string): string {
  if (expected === 'THEN' || expected === 'FI') return 'if';
  if (expected === 'ESAC') return 'case';
  if (expected === 'RBRACE') return '{';
  if (expected === 'RPAREN') return '(';
  return /\b(for|while|until|select)\b(?![\s\S]*\b(?:for|while|until|select)\b)/.exec(text)?.[1] ?? 'do';
}

/** The word a text stands for when `$` and backquotes act in it as in a here-document. */
export function parseText(text: string): WordNode {
  const end = unusedLine(text);
  const [statement] = parse(`:<<${end}\n${text}\n${end}\n`).statements;
  const command = statement?.pipelines[0]?.commands[0];
  const target = command?.type === 'SimpleCommand' ? command.redirections[0]?.target : undefined;
  if (target?.type !== 'HereDoc') throw new Error(`No text: ${text}`);
  const parts = [...target.content.parts];
  const last = parts.at(-1);
  if (last?.type === 'Literal') parts[parts.length - 1] = { ...last, value: last.value.replace(/\n$/, '') };
  return { type: 'Word', parts };
}

function unusedLine(text: string): string {
  let line = 'END_OF_TEXT';
  while (text.includes(line)) line += '_';
  return line;
}
