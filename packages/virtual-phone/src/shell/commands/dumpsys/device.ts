import type { BatteryReading } from '../../../system/power/battery.ts';
import type { SystemServices } from '../../../system/system-services.ts';

/** `dumpsys display` */
export function dumpDisplay(system: SystemServices): string {
  const [width, height] = rotatedSize(system);
  const { densityDpi } = system.display;
  const state = system.power.on ? 'ON' : 'OFF';
  const brightness = system.power.on ? Number(system.settings.get('system', 'screen_brightness') ?? 102) / 255 : 0;
  return `DISPLAY MANAGER (dumpsys display)
  mOnlyCode=false
  mSafeMode=false
  mViewports=[DisplayViewport{type=INTERNAL, valid=true, isActive=true, displayId=0, uniqueId='local:${displayId}', physicalPort=0, orientation=${system.rotation}, logicalFrame=Rect(0, 0 - ${width}, ${height}), physicalFrame=Rect(0, 0 - ${width}, ${height}), deviceWidth=${system.display.width}, deviceHeight=${system.display.height}}]
  mCurrentOrientation=${system.rotation}
Display States: size=1
    Display Id=0
    Display State=${state}
    Display Brightness=${brightness}
    Display SdrBrightness=${brightness}
Logical Displays: size=1
  Display 0:
    mDisplayId=0
    mPrimaryDisplayDevice=Built-in Screen
    mOverrideDisplayInfo=DisplayInfo{"Built-in Screen", displayId 0, FLAG_SECURE, FLAG_SUPPORTS_PROTECTED_BUFFERS, FLAG_TRUSTED, real ${width} x ${height}, largest app ${width} x ${height}, smallest app ${width} x ${height}, appVsyncOff 1000000, presDeadline 16666666, rotation ${system.rotation}, state ${state}, density ${densityDpi} (${densityDpi}.0 x ${densityDpi}.0) dpi, layerStack 0, type INTERNAL}
Display Power State:
  mScreenState=${state}
  mScreenBrightness=${brightness}
  mScreenReady=true
`;
}

/** `dumpsys input` */
export function dumpInput(system: SystemServices): string {
  const { width, height } = system.display;
  const [shownWidth, shownHeight] = rotatedSize(system);
  return `INPUT MANAGER (dumpsys input)

Input Manager State:
  Interactive: ${system.power.on}
Event Hub State:
  Devices:
    1: virtio_input_multi_touch_1
      Classes: KEYBOARD | TOUCH | TOUCH_MT
Input Reader State:
  Device 1: virtio_input_multi_touch_1
    Touch Input Mapper (mode - DIRECT):
      InputDeviceOrientation: ${system.rotation}
      SurfaceOrientation: ${system.rotation}
      PhysicalWidth: ${width}px
      PhysicalHeight: ${height}px
  Viewport INTERNAL: displayId=0, uniqueId=local:${displayId}, port=0, orientation=${system.rotation}, logicalFrame=[0, 0, ${shownWidth}, ${shownHeight}], physicalFrame=[0, 0, ${shownWidth}, ${shownHeight}], deviceSize=[${width}, ${height}], isActive=[1]
`;
}

/** `dumpsys power` */
export function dumpPower({ power, battery, settings }: SystemServices): string {
  return `POWER MANAGER (dumpsys power)

Power Manager State:
  mDirty=0x0
  mWakefulness=${power.on ? 'Awake' : 'Asleep'}
  mWakefulnessChanging=false
  mIsPowered=${battery.charging}
  mPlugType=${plugType(battery.reading)}
  mBatteryLevel=${battery.level}
  mStayOn=${settings.get('global', 'stay_on_while_plugged_in') !== '0'}
  mHoldingWakeLockSuspendBlocker=false
  mHoldingDisplaySuspendBlocker=${power.on}

Display Power: state=${power.on ? 'ON' : 'OFF'}
`;
}

/** `BatteryManager.BATTERY_PLUGGED_*` */
function plugType({ ac, usb, wireless, dock }: BatteryReading): number {
  return ac ? 1 : usb ? 2 : wireless ? 4 : dock ? 8 : 0;
}

/** `dumpsys battery` */
export function dumpBattery({ battery: { reading, isForced } }: SystemServices): string {
  return `Current Battery Service state:
${isForced ? "  (UPDATES STOPPED -- use 'reset' to restart)\n" : ''}  AC powered: ${reading.ac}
  USB powered: ${reading.usb}
  Wireless powered: ${reading.wireless}
  Dock powered: ${reading.dock}
  Max charging current: 0
  Max charging voltage: 0
  Charge counter: ${reading.counter}
  status: ${reading.status}
  health: 2
  present: ${reading.present}
  level: ${reading.level}
  scale: 100
  voltage: 5000
  temperature: ${reading.temp}
  technology: Li-ion
`;
}

/** `dumpsys telephony.registry` */
export function dumpTelephony({ telephony, radios }: SystemServices): string {
  const call = telephony.call;
  const state = call === null ? 0 : call.state === 'ringing' ? 1 : 2;
  const voice = radios.state.airplane ? '3(POWER_OFF)' : '0(IN_SERVICE)';
  return `last known state:
  Phone Id=0
    mCallState=${state}
    mRingingCallState=${call?.state === 'ringing' ? 5 : 0}
    mForegroundCallState=${call?.state === 'active' ? 1 : call?.state === 'dialing' ? 3 : 0}
    mBackgroundCallState=${call?.state === 'holding' ? 2 : 0}
    mCallIncomingNumber=${call?.incoming ? call.number : ''}
    mServiceState={mVoiceRegState=${voice}, mDataRegState=${voice}, mChannelNumber=-1, duplexMode()=0, mOperatorAlphaLong=T-Mobile, mOperatorAlphaShort=T-Mobile}
    mDataActivity=0
    mDataConnectionState=${radios.state.mobileData && !radios.state.airplane ? 2 : 0}
`;
}

/** `dumpsys audio`: the streams of settings' `volume_*`. */
export function dumpAudio({ settings }: SystemServices): string {
  const blocks = Object.entries(audioStreams).map(([name, { setting, max }]) => {
    const volume = settings.get('system', setting) ?? '5';
    return `- STREAM_${name}:\n   Muted: ${volume === '0'}\n   Min: 0\n   Max: ${max}\n   streamVolume:${volume}\n   Current: 2 (speaker): ${volume}, 40000000 (default): ${volume}\n   Devices: speaker\n`;
  });
  return `Audio Service dump:\nStream volumes (device: index)\n${blocks.join('')}`;
}

export const audioStreams: Readonly<Record<string, { id: number; setting: string; max: number }>> = {
  VOICE_CALL: { id: 0, setting: 'volume_voice', max: 5 },
  SYSTEM: { id: 1, setting: 'volume_system', max: 7 },
  RING: { id: 2, setting: 'volume_ring', max: 7 },
  MUSIC: { id: 3, setting: 'volume_music', max: 15 },
  ALARM: { id: 4, setting: 'volume_alarm', max: 7 },
  NOTIFICATION: { id: 5, setting: 'volume_notification', max: 7 },
};

export const displayId = '4619827259835644672';

function rotatedSize({ display, rotation }: SystemServices): readonly [number, number] {
  const width = display.override.width ?? display.width;
  const height = display.override.height ?? display.height;
  return rotation % 2 === 1 ? [height, width] : [width, height];
}
