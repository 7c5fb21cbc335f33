import { defineConfig, type Options } from 'tsup';

/** One build for every package: ESM and types from the named entries; dependencies stay imports. */
export function packageBuild(options: Options & { entry: Record<string, string> }): ReturnType<typeof defineConfig> {
  return defineConfig({
    format: 'esm',
    target: 'node20',
    platform: 'node',
    sourcemap: true,
    splitting: true,
    clean: true,
    dts: { compilerOptions: { customConditions: [], allowImportingTsExtensions: true } },
    ...options,
  });
}
