import type { Properties } from './system-services.ts';

/** Text of `/system/build.prop`: the properties of the build, without those the boot loader gives. */
export function buildProperties(properties: Properties): string {
  const lines = [...properties.all()]
    .filter(([name]) => name.startsWith('ro.') && !/^ro\.(?:boot|bootmode|runtime|serialno)\b/.test(name))
    .map(([name, value]) => `${name}=${value}\n`);
  return `# begin build properties\n${lines.sort().join('')}# end build properties\n`;
}
