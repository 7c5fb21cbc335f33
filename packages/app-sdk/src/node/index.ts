// For the half of an app that runs in Node
export { type PackageFiles, packageFiles } from './package-files.ts';
