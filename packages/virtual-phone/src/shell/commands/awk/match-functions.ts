import { characterCount, characterLength } from './characters.ts';
import { type Code, now, with1, withAll } from './code.ts';
import { splitByRegex, splitText } from './fields.ts';
import type { Machine } from './machine.ts';
import { compilePlace, type Place } from './places.ts';
import type { AwkRegex } from './regex.ts';
import type { Scope } from './scope.ts';
import { AwkError, type Expression } from './syntax.ts';
import { InputText, type Value } from './values.ts';

type Compile = (expression: Expression, scope: Scope) => Code;

/** A regular expression, or a value that is one. */
function compileRegex(node: Expression | undefined, scope: Scope, compile: Compile) {
  if (node === undefined) throw new AwkError('syntax error: an expression is missing');
  const { machine } = scope;
  if (node.kind === 'regex') {
    const regex = machine.regex(node.source);
    return { code: now(() => undefined), read: () => regex };
  }
  return { code: compile(node, scope), read: (value: Value) => machine.regex(machine.toText(value)) };
}

/** Sets RSTART and RLENGTH. */
export function compileMatchFunction([text, regex]: readonly Expression[], scope: Scope, compile: Compile): Code {
  if (text === undefined) throw new AwkError('syntax error: match needs 2 arguments');
  const { machine } = scope;
  const { code, read } = compileRegex(regex, scope, compile);
  return withAll([compile(text, scope), code], ([value, source]) => {
    const whole = machine.toText(value);
    const found = read(source).find(whole, 0);
    const start = found === undefined ? 0 : characterCount(whole.slice(0, found.from)) + 1;
    machine.setGlobal('RSTART', start);
    machine.setGlobal('RLENGTH', found === undefined ? -1 : characterCount(whole.slice(found.from, found.to)));
    return start;
  });
}

export function compileSplit([text, into, separator]: readonly Expression[], scope: Scope, compile: Compile): Code {
  if (text === undefined || into?.kind !== 'variable') throw new AwkError('syntax error: split needs an array');
  const { machine } = scope;
  const array = scope.array(into.name);
  const store = (parts: readonly string[]) => {
    const target = array();
    target.clear();
    for (const [place, part] of parts.entries()) target.set(String(place + 1), new InputText(part));
    return parts.length;
  };
  const source = compile(text, scope);
  if (separator?.kind === 'regex') {
    const regex = machine.regex(separator.source);
    return with1(source, (value) => {
      const whole = machine.toText(value);
      return store(whole === '' ? [] : splitByRegex(whole, regex));
    });
  }
  const fs = machine.slot('FS');
  const given = separator === undefined ? now(() => machine.textAt(fs)) : compile(separator, scope);
  return withAll([source, given], ([value, by]) =>
    store(splitText(machine.toText(value), machine.toText(by), false, (expression) => machine.regex(expression))),
  );
}

/** sub and gsub: how often something was replaced. */
export function compileSubstitution(
  [regex, replacement, target]: readonly Expression[],
  isGlobal: boolean,
  scope: Scope,
  compile: Compile,
): Code {
  if (replacement === undefined) throw new AwkError('syntax error: sub needs 2 arguments');
  const { machine } = scope;
  const { code, read } = compileRegex(regex, scope, compile);
  const place = compileTarget(target, scope, compile);
  return withAll([code, compile(replacement, scope), place.key ?? now(() => undefined)], ([source, by, key]) => {
    const text = machine.toText(place.get(key));
    const replaced = substitute(text, read(source), machine.toText(by), isGlobal, machine);
    if (replaced.count > 0) place.set(key, replaced.text);
    return replaced.count;
  });
}

function compileTarget(target: Expression | undefined, scope: Scope, compile: Compile): Place {
  const node = target?.kind === 'group' && target.values.length === 1 ? target.values[0] : target;
  if (node === undefined) {
    const record = { kind: 'field', index: { kind: 'number', value: 0 } } as const;
    return compilePlace(record, scope, compile);
  }
  if (node.kind === 'variable' || node.kind === 'field' || node.kind === 'element') {
    return compilePlace(node, scope, compile);
  }
  // The result of what cannot be assigned to is lost.
  return { key: compile(node, scope), get: (key) => key, set: () => {} };
}

function substitute(text: string, regex: AwkRegex, by: string, isGlobal: boolean, machine: Machine) {
  const replacement = readReplacement(by);
  let result = '';
  let count = 0;
  let copied = 0;
  for (let at = 0; at <= text.length; ) {
    const found = regex.find(text, at);
    if (found === undefined) break;
    const isEmpty = found.to === found.from;
    // Nothing right after a match is no match.
    if (!isEmpty || found.from !== copied || count === 0 || found.from === 0) {
      result += text.slice(copied, found.from) + replacement.join(text.slice(found.from, found.to));
      machine.memory.checked(result);
      copied = found.to;
      count += 1;
      if (!isGlobal) break;
    }
    at = isEmpty ? found.to + characterLength(text, found.to) : found.to;
  }
  return { text: result + text.slice(copied), count };
}

/** The texts between which the match stands: `&` is the match, `\&` is an ampersand. */
function readReplacement(text: string): string[] {
  const parts = [''];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const next = text.charAt(at + 1);
    if (character === '&') parts.push('');
    else if (character === '\\' && (next === '&' || next === '\\')) {
      parts[parts.length - 1] += next;
      at += 1;
    } else parts[parts.length - 1] += character;
  }
  return parts;
}
