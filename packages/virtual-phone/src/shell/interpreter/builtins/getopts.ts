import { type Builtin, fail } from './builtin.ts';

export const getopts: Builtin = {
  name: 'getopts',
  async run(shell, [letters, name, ...given]) {
    if (letters === undefined || name === undefined) return fail(shell, 'getopts', 'missing argument');
    const { variables } = shell;
    const args = given.length > 0 ? given : shell.parameters;
    const place = Number(variables.get('OPTIND') ?? '1');
    if (place === 1 && shell.optionWord !== 1) shell.optionPlace = 0;
    const word = args[place - 1];
    if (shell.optionPlace === 0 && (word === undefined || !/^-./.test(word) || word === '--')) {
      variables.set('OPTIND', String(word === '--' ? place + 1 : place));
      variables.set(name, '?');
      return 1;
    }
    const at = shell.optionPlace === 0 ? 1 : shell.optionPlace;
    const letter = (word ?? '').charAt(at);
    const isLast = at + 1 >= (word ?? '').length;
    const found = letters.indexOf(letter);
    const isSilent = letters.startsWith(':');
    let next = isLast ? place + 1 : place;
    variables.unset('OPTARG');
    if (letter === ':' || found < 0) {
      if (isSilent) variables.set('OPTARG', letter);
      else shell.warn(`-${letter}: unknown option`);
      variables.set(name, '?');
    } else if (letters.charAt(found + 1) === ':') {
      const value = isLast ? args[place] : (word ?? '').slice(at + 1);
      next = isLast ? place + 2 : place + 1;
      if (value !== undefined) {
        variables.set('OPTARG', value);
        variables.set(name, letter);
      } else {
        if (isSilent) variables.set('OPTARG', letter);
        else shell.warn(`-${letter}: requires argument`);
        variables.set(name, isSilent ? ':' : '?');
        next = place + 1;
      }
    } else variables.set(name, letter);
    shell.optionPlace = next === place ? at + 1 : 0;
    shell.optionWord = next;
    variables.set('OPTIND', String(next));
    return 0;
  },
};
