import { packageFiles } from '@androidworld/app-sdk/node';

const files = packageFiles(import.meta.url);

export const { assetsFolder, uiModule } = files;

/** The SVG text of a Material Symbol, for icons in manifests (screens import the files themselves). */
export function symbol(name: string): string {
  return files.readModule(`@material-symbols/svg-400/rounded/${name}-fill.svg`);
}
