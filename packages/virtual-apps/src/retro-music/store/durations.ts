const two = (value: number) => String(value).padStart(2, '0');

/** `03:42`, from an hour on `01:03:42`. */
export function clockText(ms: number): string {
  const { hours, minutes, seconds } = partsOf(ms);
  return hours > 0 ? `${two(hours)}:${two(minutes)}:${two(seconds)}` : `${two(minutes)}:${two(seconds)}`;
}

/** `3 Songs  •  11:02` */
export function songsText(count: number, ms: number): string {
  return `${count} ${count === 1 ? 'Song' : 'Songs'}  •  ${clockText(ms)}`;
}

function partsOf(ms: number) {
  const all = Math.floor(ms / 1000);
  return { hours: Math.floor(all / 3600), minutes: Math.floor((all % 3600) / 60), seconds: all % 60 };
}
