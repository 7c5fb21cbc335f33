/** What a command has done. */
export type CommandResult =
  | { readonly kind: 'printed'; readonly lines: readonly string[] }
  | { readonly kind: 'removed'; readonly file: string }
  | { readonly kind: 'left' };

/** Runs a line as a shell with three commands does; words are separated by spaces, cases differ. */
export function runCommand(line: string, files: readonly string[]): CommandResult {
  const [command, ...values] = line.split(/\s+/).filter((word) => word !== '');
  switch (command) {
    case undefined:
      return printed();
    case 'help':
      return printed('ls         lists the files', 'rm <file>  deletes a file');
    case 'ls':
      return values.length === 0 ? printed([...files].sort().join(' ')) : printed('ls: takes no arguments');
    case 'rm':
      return remove(values, files);
    case 'exit':
      return { kind: 'left' };
    default:
      return printed(`${command}: command not found`);
  }
}

function remove(values: readonly string[], files: readonly string[]): CommandResult {
  const [file, ...more] = values;
  if (file === undefined) return printed('rm: name a file to delete');
  if (values.some((value) => value.includes('*'))) return printed('rm: * is not supported');
  if (more.length > 0) return printed('rm: deletes one file at a time');
  return files.includes(file) ? { kind: 'removed', file } : printed(`rm: ${file}: no such file`);
}

function printed(...lines: string[]): CommandResult {
  return { kind: 'printed', lines };
}
