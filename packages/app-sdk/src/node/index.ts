// For the half of an app that runs in Node

export {
  type BundledScreens,
  type BundleScreensOptions,
  bundleScreens,
  openScreenBundler,
  type ScreenBundler,
  ScreensError,
} from './bundle-screens.ts';
export { type PackageFiles, packageFiles } from './package-files.ts';
export { isScreensFactory, screensFactory } from './screens-factory.ts';
