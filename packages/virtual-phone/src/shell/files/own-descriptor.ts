/** `/dev/stdout`, `/dev/fd/3`, `/proc/self/fd/3`, `/proc/4001/fd/3`: a descriptor of the process that opens it. */
export function ownDescriptor(path: string, pid: number): number | undefined {
  const [, number, name] = /^\/(?:dev|proc\/(?:thread-)?self)\/(?:fd\/(\d+)|(stdin|stdout|stderr))$/.exec(path) ?? [];
  if (name !== undefined) return ['stdin', 'stdout', 'stderr'].indexOf(name);
  if (number !== undefined) return Number(number);
  const [, owner, other] = /^\/proc\/(\d+)\/fd\/(\d+)$/.exec(path) ?? [];
  return Number(owner) === pid ? Number(other) : undefined;
}
