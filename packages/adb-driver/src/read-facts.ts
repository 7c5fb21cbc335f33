import { AndroidWorldError, type CallOptions, sh } from '@androidworld/core';
import type { DeviceFacts, DeviceKind } from '@androidworld/core/driver';
import type { DeviceLink } from './device-link.ts';

const factsScript = sh`echo "model=$(getprop ro.product.model)"
echo "api=$(getprop ro.build.version.sdk)"
echo "fingerprint=$(getprop ro.build.fingerprint)"
echo "qemu=$(getprop ro.kernel.qemu)$(getprop ro.boot.qemu)"
echo "booted=$(getprop sys.boot_completed)"
echo "uid=$(id -u)"
echo "su=$(su 0 id -u 2>/dev/null </dev/null || su -c 'id -u' 2>/dev/null </dev/null)"
wm size
wm density`;

/** Reads what is recorded of a device, in one round trip. @throws AW_DEVICE_STATE while it starts, AW_PARSE if it does not tell its size or API level */
export async function readFacts(
  link: DeviceLink,
  { kind, ...options }: CallOptions & { readonly kind?: DeviceKind | undefined } = {},
): Promise<DeviceFacts> {
  const { stdout } = await link.shell(factsScript, { ...options, repeatable: true });
  const value = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(stdout)?.[1]?.trim() ?? '';
  const apiLevel = Number.parseInt(value('api'), 10);
  const [, width, height] = /^Physical size: (\d+)x(\d+)/m.exec(stdout) ?? [];
  const [, density] = /^Physical density: (\d+)/m.exec(stdout) ?? [];
  if (Number.isNaN(apiLevel) || !width || !height || !density)
    throw unreadable(link.serial, stdout, value('booted') === '1');
  return {
    serial: link.serial,
    kind: kind ?? (value('qemu').includes('1') ? 'emulator' : 'phone'),
    model: value('model'),
    apiLevel,
    buildFingerprint: value('fingerprint'),
    screen: { width: Number(width), height: Number(height), densityDpi: Number(density) },
    rooted: value('uid') === '0' || value('su') === '0',
  };
}

function unreadable(serial: string, output: string, booted: boolean): AndroidWorldError {
  const details = { serial, output: output.slice(0, 1_000) };
  if (!booted) {
    const text = `Device ${serial} has not finished starting. Wait until "adb -s ${serial} shell getprop sys.boot_completed" says 1`;
    return new AndroidWorldError('AW_DEVICE_STATE', text, { details });
  }
  return new AndroidWorldError(
    'AW_PARSE',
    `Cannot read the facts of ${serial}: expected "ro.build.version.sdk", "Physical size: WxH" and "Physical density: N", ` +
      `found ${JSON.stringify(output.slice(0, 200))}`,
    { details },
  );
}
