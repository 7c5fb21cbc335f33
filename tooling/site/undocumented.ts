import { type DeclarationReflection, type ProjectReflection, type Reflection, ReflectionKind } from 'typedoc';

const kinds =
  ReflectionKind.Variable |
  ReflectionKind.Function |
  ReflectionKind.Class |
  ReflectionKind.Interface |
  ReflectionKind.TypeAlias |
  ReflectionKind.Property |
  ReflectionKind.Method |
  ReflectionKind.Accessor;

/**
 * Public symbols and members without a docstring, each once, where it is declared.
 *
 * @returns e.g. `packages/core/src/contracts/rect.ts:4 Rect.left`
 */
export function undocumented(project: ProjectReflection): readonly string[] {
  const found = new Set<string>();
  const visit = (reflection: DeclarationReflection) => {
    // What is in a type literal, or in what a schema is, is said where the type has its name.
    if (reflection.kindOf(ReflectionKind.TypeLiteral)) return;
    const [source] = reflection.sources ?? [];
    if (reflection.kindOf(kinds) && source !== undefined && !hasComment(reflection) && !isInherited(reflection)) {
      found.add(`${source.fullFileName.replace(/^.*?(?=packages\/)/, '')}:${source.line} ${nameOf(reflection)}`);
    }
    for (const child of reflection.children ?? []) visit(child);
  };
  for (const child of project.children ?? []) visit(child);
  return [...found].sort();
}

function hasComment(reflection: DeclarationReflection): boolean {
  const { type } = reflection;
  const signatures = [...(reflection.signatures ?? []), reflection.getSignature, reflection.setSignature];
  if (type?.type === 'reflection') signatures.push(...(type.declaration.signatures ?? []));
  return [reflection, ...signatures].some((each: Reflection | undefined) => each?.comment !== undefined);
}

function isInherited(reflection: DeclarationReflection): boolean {
  return reflection.inheritedFrom !== undefined || reflection.overwrites !== undefined;
}

function nameOf(reflection: DeclarationReflection): string {
  return reflection.getFullName().replace(/^.*?\/src[^.]*\./, '');
}
