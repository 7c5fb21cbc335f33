// Configurations read, checked and resolved to plugins: what a command needs.
export { configHash } from '../config/config-hash.ts';
export type { KeyOption } from '../config/config-keys.ts';
export { configKeys, limitKeys } from '../config/config-keys.ts';
export type { ParsedConfig } from '../config/config-schema.ts';
export { parseConfig } from '../config/config-schema.ts';
export type { DeadlineSettings } from '../config/define-config.ts';
export { describeConfig } from '../config/describe-config.ts';
export type { LoadedConfig } from '../config/load-config.ts';
export { loadConfig } from '../config/load-config.ts';
export type { PluginReference } from '../config/plugin-reference.ts';
export type { PluginKind, Plugins } from '../config/plugin-shapes.ts';
export type { ResolvedConfig } from '../config/resolve-config.ts';
export { resolveConfig, resolvePlugins } from '../config/resolve-config.ts';
export type { BuiltInPlugin, BuiltInPlugins, PluginRecord } from '../config/resolve-plugin.ts';
