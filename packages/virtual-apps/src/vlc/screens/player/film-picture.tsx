import { css, whilePending } from '@androidworld/app-sdk/ui';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { jpegCodings } from '../../player/codings.ts';
import { type OpenFilm, openFilm } from '../../player/open-film.ts';
import type { Playback } from '../../player/playback.ts';
import { type Film, frameAt } from '../../player/read-mp4.ts';
import { useMoment } from './use-moment.ts';

css`
.film-picture { position: absolute; inset: 0; width: 100%; height: 100%; }
`;

export interface OpenedFile {
  readonly bytes: Uint8Array;
  readonly mimeType: string;
  /** What its index says, if it is an MP4 with pictures. */
  readonly film: Film | undefined;
}

interface FilmPictureProps {
  file: OpenedFile;
  playback: Playback;
  fit: 'contain' | 'cover';
  /** Milliseconds; what the decoder says. */
  onLength: (durationMs: number) => void;
  /** Its pictures cannot be decoded. */
  onFailed: () => void;
}

/** The picture that is on. */
export function FilmPicture(props: FilmPictureProps) {
  const { film } = props.file;
  return film !== undefined && jpegCodings.has(film.coding) ? (
    <JpegPicture {...props} film={film} />
  ) : (
    <DecodedPicture {...props} />
  );
}

function JpegPicture({ file: { bytes }, film, playback, fit }: FilmPictureProps & { film: Film }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = frameAt(film, useMoment(playback, film));
  useLayoutEffect(() => {
    if (frame === undefined) return undefined;
    let isCurrent = true;
    const blob = new Blob([bytes.slice(frame.offset, frame.offset + frame.size)], { type: 'image/jpeg' });
    const paint = async () => {
      const picture = await createImageBitmap(blob);
      if (isCurrent) paintOn(canvas.current, picture, picture);
    };
    // A broken picture leaves the one before it.
    void whilePending(paint().catch(() => undefined));
    return () => {
      isCurrent = false;
    };
  }, [bytes, frame?.offset]);
  return <canvas ref={canvas} class="film-picture" style={{ objectFit: fit }} />;
}

/** By the browser, which seeks to each picture: it plays by no other clock than the phone's. */
function DecodedPicture({ file, playback, fit, onLength, onFailed }: FilmPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const positionMs = useMoment(playback, file.film);
  const opened = useRef<OpenFilm | null>(null);
  const told = useRef({ onLength, onFailed });
  told.current = { onLength, onFailed };
  const wanted = useRef(positionMs);
  wanted.current = positionMs;
  const show = async () => {
    const film = opened.current;
    const picture = await film?.pictureAt(wanted.current);
    if (picture !== undefined && film === opened.current)
      paintOn(canvas.current, picture, { width: picture.videoWidth, height: picture.videoHeight });
  };
  // Both are begun while the screen is made, not a frame later: a screenshot waits for what has begun.
  useLayoutEffect(() => {
    const film = openFilm(file.bytes, file.mimeType);
    opened.current = film;
    const begin = async () => {
      const length = await film.length;
      if (film !== opened.current) return;
      if (length === null) return told.current.onFailed();
      told.current.onLength(length);
      await show();
    };
    void whilePending(begin());
    return () => {
      opened.current = null;
      film.close();
    };
  }, [file]);
  useLayoutEffect(() => {
    void whilePending(show());
  }, [positionMs]);
  return <canvas ref={canvas} class="film-picture" style={{ objectFit: fit }} />;
}

function paintOn(
  canvas: HTMLCanvasElement | null,
  picture: CanvasImageSource,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  if (canvas === null) return;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
}
