import { defineConfig, type Options } from 'tsup';

/** One build for every package: ESM from the named entries; dependencies stay imports. Types: `build-types.mjs`. */
export function packageBuild(options: Options & { entry: Record<string, string> }): ReturnType<typeof defineConfig> {
  return defineConfig({
    format: 'esm',
    target: 'node20',
    platform: 'node',
    sourcemap: true,
    splitting: true,
    clean: true,
    ...options,
  });
}
