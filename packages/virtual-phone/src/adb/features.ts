/**
 * The features adbd announces: those of Android 13 that are served here. Left out are the compressing codecs of
 * `sendrecv_v2`, `track_app`, `apex`, and `delayed_ack`, which belongs to Android 14.
 */
export const deviceFeatures = [
  'shell_v2',
  'cmd',
  'stat_v2',
  'ls_v2',
  'fixed_push_mkdir',
  'abb',
  'fixed_push_symlink_timestamp',
  'abb_exec',
  'remount_shell',
  'sendrecv_v2',
] as const;
