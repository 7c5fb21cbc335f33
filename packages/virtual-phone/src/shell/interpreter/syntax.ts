import {
  type CommandNode,
  parse,
  type ScriptNode,
  type SimpleCommandNode,
  type StatementNode,
  type WordNode,
} from 'just-bash';

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
    if (lacksCommand(text)) return { problem: "syntax error: unexpected 'newline'", line: 1, incomplete: true };
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
  const line = 'line' in error && typeof error.line === 'number' ? Math.max(1, error.line) : 1;
  const token = tokenOf(error);
  if (error.name === 'LexerError' || /looking for matching/.test(error.message)) {
    return { problem: 'no closing quote', line, incomplete: true };
  }
  if (token.type !== 'EOF') return { problem: `syntax error: unexpected '${token.value}'`, line, incomplete: false };
  const expected = /Expected (\w+)|unexpected token `(\w+)'/.exec(error.message);
  const opener = openerOf((expected?.[1] ?? expected?.[2] ?? '').toUpperCase(), text);
  if (opener === undefined) return { problem: "syntax error: unexpected 'newline'", line, incomplete: false };
  return { problem: `syntax error: unmatched '${opener}'`, line, incomplete: true };
}

function tokenOf(error: Error): { readonly type: string; readonly value: string } {
  const token = 'token' in error ? error.token : undefined;
  if (typeof token !== 'object' || token === null || !('type' in token) || !('value' in token)) {
    return { type: 'EOF', value: '' };
  }
  return { type: String(token.type), value: String(token.value) };
}

/** The word that waits for its end, as far as the text tells. */
function openerOf(expected: string, text: string): string | undefined {
  const known: Readonly<Record<string, string>> = {
    THEN: 'if',
    FI: 'if',
    ESAC: 'case',
    RBRACE: '{',
    RPAREN: '(',
    DBRACK_END: '[[',
    DPAREN_END: '((',
  };
  if (expected !== 'DO' && expected !== 'DONE') return known[expected];
  return /\b(for|while|until|select)\b(?![\s\S]*\b(?:for|while|until|select)\b)/.exec(text)?.[1] ?? 'do';
}

/** `a &&` without its right side, which the parser takes for whole. */
function lacksCommand(text: string): boolean {
  return /(?:^|[^\\])(?:&&|\|)[ \t\n]*$/.test(text) && !/#[^\n]*$/.test(text.trimEnd());
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
