/** Of the API 33 image's kernel, as `uname -r` and `-v` tell them. */
export const kernel = {
  release: '5.15.41-android13-8-00055-g4f5025129fe8-ab8949913',
  version: '#1 SMP PREEMPT Fri Aug 5 19:28:52 UTC 2022',
} as const;
