import { type Code, later, now } from './code.ts';
import { compilePlace, type Place } from './places.ts';
import type { Scope } from './scope.ts';
import type { Expression } from './syntax.ts';
import { InputText } from './values.ts';

/** 1 with a record, 0 at the end, -1 when there is nothing to read. */
export function compileGetline(
  node: Extract<Expression, { readonly kind: 'getline' }>,
  scope: Scope,
  compile: (expression: Expression, scope: Scope) => Code,
): Code {
  const { machine } = scope;
  const place: Place | undefined = node.target && compilePlace(node.target, scope, compile);
  const store = async (record: string) => {
    if (place === undefined) machine.setRecord(new InputText(record));
    else place.set(await (place.key ?? nothing).run(), new InputText(record));
  };
  if (node.from === 'input' || node.source === undefined) {
    return later(async () => {
      const record = machine.main.take() ?? (await machine.main.wait());
      if (record === undefined) return 0;
      machine.countRecord();
      await store(record);
      return 1;
    });
  }
  const source = compile(node.source, scope);
  const { from } = node;
  return later(async () => {
    const name = machine.toText(await source.run());
    if (from === 'command') await machine.outputs.flush();
    const reader = from === 'command' ? machine.inputs.command(name) : await machine.inputs.file(name);
    if (reader === undefined) return -1;
    const record = await machine.read(reader);
    if (record === undefined) return 0;
    await store(record);
    return 1;
  });
}

const nothing: Code = now(() => undefined);
