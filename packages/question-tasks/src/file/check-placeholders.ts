import { didYouMean } from '@androidworld/core/internals';
import { onlyPlaceholder, placeholdersOf } from '../state/placeholder.ts';
import type { Question, Written } from '../state/question.ts';
import type { Problem } from './problem.ts';

/** Placeholders must be of parameters there are; `{name*}` stands alone, and only in items. */
export function checkPlaceholders(
  written: Written,
  where: { readonly path: PropertyKey[]; readonly params: Question['params']; readonly another: boolean },
): Problem[] {
  if (typeof written !== 'string') return [];
  const { path, params } = where;
  const names = Object.keys(params);
  const parameters =
    names.length === 0 ? 'no placeholder, as there are no parameters' : `a parameter: ${names.join(', ')}`;
  return placeholdersOf(written).flatMap(({ name, another }): Problem[] => {
    if (!Object.hasOwn(params, name)) {
      return [{ path, expected: `${parameters}${didYouMean(name, names)}`, found: `{${name}}` }];
    }
    if (another && !where.another) {
      return [{ path, expected: `{${name}}: other values are drawn for items only`, found: `{${name}*}` }];
    }
    if (another && onlyPlaceholder(written) === undefined) {
      return [{ path, expected: `{${name}*} alone, without text around it`, found: written }];
    }
    return [];
  });
}
