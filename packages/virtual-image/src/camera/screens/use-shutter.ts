import { phoneNow, phoneTime, useActivity, useApi, useInterval, whilePending } from '@androidworld/app-sdk/ui';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { CameraMode, CameraSettings } from '../camera-settings.ts';
import { encodeVideo } from '../encode-video.ts';
import { saveMedia } from '../store.ts';
import { takePhoto } from '../take-photo.ts';

interface Shutter {
  press(): void;
  /** Seconds until the photo is taken. */
  readonly countdown: number | undefined;
  /** `phoneTime.uptime()` when the video began; undefined while none is recorded. */
  readonly recordingSince: number | undefined;
}

/** Takes a photo, at once or after a countdown, or starts and stops a video. Leaving the camera stops it. */
export function useShutter(options: {
  mode: CameraMode;
  settings: CameraSettings | undefined;
  zoom: number;
  onSaved?: (uri: string) => void;
}): Shutter {
  const api = useApi();
  const { visible } = useActivity();
  const [countdown, setCountdown] = useState<number>();
  const [recordingSince, setRecordingSince] = useState<number>();
  const newest = useRef(options);
  newest.current = options;
  const facing = options.settings?.facing ?? 'back';

  const photo = async () => {
    const content = takePhoto(facing, newest.current.zoom);
    const uri = await saveMedia(api, 'photo', Promise.resolve(content), { takenMs: phoneNow() });
    newest.current.onSaved?.(uri);
  };
  const stopVideo = async (since: number) => {
    setRecordingSince(undefined);
    const durationMs = Math.round(phoneTime.uptime() - since);
    const takenMs = phoneNow() - durationMs;
    const content = whilePending(encodeVideo({ facing, zoom: newest.current.zoom, durationMs, createdMs: takenMs }));
    const uri = await saveMedia(api, 'video', content, { takenMs, durationMs });
    newest.current.onSaved?.(uri);
  };
  useInterval(
    () => {
      if (countdown === undefined) return;
      setCountdown(countdown > 1 ? countdown - 1 : undefined);
      if (countdown === 1) void photo();
    },
    countdown === undefined ? undefined : 1_000,
  );
  useEffect(() => {
    if (visible) return;
    setCountdown(undefined);
    if (recordingSince !== undefined) void stopVideo(recordingSince);
  }, [visible]);
  return {
    countdown,
    recordingSince,
    press() {
      if (countdown !== undefined) return setCountdown(undefined);
      if (recordingSince !== undefined) return void stopVideo(recordingSince);
      if (options.mode === 'video') return setRecordingSince(phoneTime.uptime());
      const seconds = options.settings?.countdownSeconds ?? 0;
      if (seconds > 0) return setCountdown(seconds);
      void photo();
    },
  };
}
