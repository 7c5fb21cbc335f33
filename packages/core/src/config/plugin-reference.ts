/**
 * A plugin, or where it comes from: a package or file, as `import` in the config file would find it, with the options
 * of its factory. `"@acme/agents#fast"` is the export `fast`; without `#` it is the default export.
 */
export type PluginReference<Plugin> = Plugin | string | readonly [name: string, options?: unknown];
