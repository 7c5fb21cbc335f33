import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Picture } from '../../../simple-commons/picture.ts';

/** Shows a picture as large as it fits; what lies over it is laid out in the picture's pixels. */
export function CanvasView({ picture, filter }: { picture: Picture; filter: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const shown = canvas.current;
    if (shown === null) return;
    shown.width = picture.width;
    shown.height = picture.height;
    shown.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);
  return <canvas ref={canvas} class="editor-picture" style={{ filter }} />;
}

/** Where in a picture, in its pixels, an event is. */
export function pointIn(picture: Picture, element: Element, event: PointerEvent): { x: number; y: number } {
  const { left, top, width } = element.getBoundingClientRect();
  const scale = picture.width / width;
  return { x: (event.clientX - left) * scale, y: (event.clientY - top) * scale };
}
