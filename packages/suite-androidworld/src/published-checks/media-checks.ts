import { listFiles, sharedStorage } from '@androidworld/android-kit';
import type { Device, UiElement } from '@androidworld/core';
import { exists, names } from './device-looks.ts';
import { type Given, type PublishedCheck, text } from './published-check.ts';

const recordsFolder = `${sharedStorage}/Android/data/com.dimowner.audiorecorder/files/Music/records`;

/** Recorder, camera and clock. */
export const mediaChecks: Readonly<Record<string, PublishedCheck>> = {
  AudioRecorderRecordAudio: {
    remember: ({ device }) => recordings(device),
    async holds({ device }, { remembered }) {
      const before = remembered as string[];
      return (await recordings(device)).filter((record) => !before.includes(record)).length === 1;
    },
  },
  AudioRecorderRecordAudioWithFileName: {
    holds: ({ device }, { params }) => exists(device, recordsFolder, `${params.fileName}.m4a`),
  },
  CameraTakePhoto: oneMoreIn('/sdcard/Pictures'),
  CameraTakeVideo: oneMoreIn('/sdcard/Movies'),
  ClockStopWatchPausedVerify: clockCheck((elements) => {
    const named = elements.filter(
      (element) => element.contentDescription === 'Stopwatch' || element.text === 'Stopwatch',
    );
    return elements.some(({ contentDescription }) => contentDescription === 'Start') && named.length >= 2;
  }),
  ClockStopWatchRunning: clockCheck((elements) =>
    ['Pause', 'Lap'].every((wanted) => elements.some(({ contentDescription }) => contentDescription === wanted)),
  ),
  ClockTimerEntry: clockCheck((elements, { hours, minutes, seconds }) => {
    const [h, m, s] = [hours, minutes, seconds].map((value) => text(value).padStart(2, '0'));
    const words = `${hours} hours, ${minutes} minutes, ${seconds} seconds`;
    return elements.some((element) => element.text === `${h}h ${m}m ${s}s` || element.contentDescription === words);
  }),
};

async function recordings(device: Device): Promise<string[]> {
  return (await listFiles(device, recordsFolder))
    .filter(({ size }) => size > 0)
    .map(({ path, size }) => `${path} ${size}`);
}

function oneMoreIn(folder: string): PublishedCheck {
  return {
    remember: ({ device }) => names(device, folder),
    async holds({ device }, { remembered }) {
      const before = remembered as string[];
      return (await names(device, folder)).filter((name) => !before.includes(name)).length === 1;
    },
  };
}

function clockCheck(shows: (elements: readonly UiElement[], params: Given['params']) => boolean): PublishedCheck {
  return {
    async holds({ device }, { params }) {
      const { foreground, elements } = await device.observe({ screenshot: false });
      return (foreground?.activity.includes('DeskClock') ?? false) && shows(elements, params);
    },
  };
}
