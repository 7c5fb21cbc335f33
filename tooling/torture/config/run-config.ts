/** What a tortured run is made of; handed to its configuration file by the environment. */
export interface RunConfig {
  readonly tasks: readonly string[];
  readonly driver:
    | { readonly kind: 'embedded'; readonly count: number }
    | { readonly kind: 'adb'; readonly port: number; readonly serials: readonly string[] };
  /** Base URL of the model; without one `oracle` and `noop` play. */
  readonly modelUrl?: string;
}

const variable = 'ANDROIDWORLD_TORTURE';

export function runConfigEnvironment(config: RunConfig): Record<string, string> {
  return { [variable]: JSON.stringify(config) };
}

/** What `runConfigEnvironment()` of the process that tortures gave to this one. */
export function readRunConfig(): RunConfig {
  const text = process.env[variable];
  if (text === undefined) throw new Error(`${variable} is not set: this configuration is for \`pnpm torture\``);
  return JSON.parse(text) as RunConfig;
}
