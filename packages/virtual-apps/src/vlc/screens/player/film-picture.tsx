import { css, TextView, whilePending } from '@androidworld/app-sdk/ui';
import { useEffect, useRef } from 'preact/hooks';
import { type Film, frameAt } from '../../player/read-mp4.ts';

css`
.film-picture { position: absolute; inset: 0; width: 100%; height: 100%; }
.view.film-unknown { position: absolute; left: 0; right: 0; top: 45%; text-align: center; color: #ffffff; }
`;

/** How pictures are coded that this player can draw. */
const drawn = new Set(['jpeg', 'mjpg', 'mjpa', 'MJPG']);

interface FilmPictureProps {
  film: Film;
  bytes: Uint8Array;
  positionMs: number;
  fit: 'contain' | 'cover';
}

/** The picture that is on. */
export function FilmPicture({ film, bytes, positionMs, fit }: FilmPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = frameAt(film, positionMs);
  useEffect(() => {
    if (frame === undefined || !drawn.has(film.coding)) return undefined;
    let isCurrent = true;
    const blob = new Blob([bytes.slice(frame.offset, frame.offset + frame.size)], { type: 'image/jpeg' });
    void whilePending(createImageBitmap(blob)).then((picture) => {
      const shown = canvas.current;
      if (!isCurrent || shown === null) return;
      shown.width = picture.width;
      shown.height = picture.height;
      shown.getContext('2d')?.drawImage(picture, 0, 0);
    });
    return () => {
      isCurrent = false;
    };
  }, [film, bytes, frame?.offset]);
  if (!drawn.has(film.coding))
    return <TextView class="film-unknown">{`VLC cannot show ${film.coding} video here`}</TextView>;
  return <canvas ref={canvas} class="film-picture" style={{ objectFit: fit }} />;
}
