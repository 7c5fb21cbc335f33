import { allowedLicences, installedBeside, isAllowed } from './allowed-licences.ts';
import type { InstalledPackage } from './installed-packages.ts';

/** @returns what Apache-2.0 cannot carry, one sentence each */
export function checkLicences({
  installed,
  bundled,
}: {
  readonly installed: readonly InstalledPackage[];
  readonly bundled: readonly InstalledPackage[];
}): string[] {
  const isBeside = ({ name, licence }: InstalledPackage) =>
    installedBeside.some((each) => each.name.test(name) && each.licence === licence);
  const say = (each: InstalledPackage, how: string) =>
    `${each.name} ${each.version} is ${how}, and its licence is "${each.licence}"; allowed are ${allowedLicences.join(', ')}. Do without it, or, if a person has looked at it, add it to tooling/licences/allowed-licences.ts`;
  return [
    ...bundled.filter(({ licence }) => !isAllowed(licence)).map((each) => say(each, 'bundled')),
    ...installed
      .filter((each) => !isAllowed(each.licence) && !isBeside(each))
      .map((each) => say(each, 'installed with our packages')),
  ];
}
