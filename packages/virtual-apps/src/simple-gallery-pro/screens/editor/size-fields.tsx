import { EditText, LinearLayout, TextView } from '@androidworld/app-sdk/ui';
import type { Size } from './crop-rect.ts';

/** What stands in the fields. */
interface SizeTexts {
  readonly width: string;
  readonly height: string;
}

interface SizeFieldsProps {
  /** As it is now: one side follows the other. */
  size: Size;
  texts: SizeTexts;
  onChange: (texts: SizeTexts) => void;
}

export function SizeFields({ size, texts, onChange }: SizeFieldsProps) {
  const follow = (text: string, ratio: number) => {
    const pixels = Number.parseInt(text, 10);
    return Number.isNaN(pixels) ? '' : String(Math.max(1, Math.round(pixels * ratio)));
  };
  return (
    <LinearLayout gap={8}>
      <EditText
        id="resize_image_width"
        weight={1}
        variant="outlined"
        hint="Width"
        inputType="number"
        value={texts.width}
        onChange={(width) => onChange({ width, height: follow(width, size.height / size.width) })}
      />
      <TextView>:</TextView>
      <EditText
        id="resize_image_height"
        weight={1}
        variant="outlined"
        hint="Height"
        inputType="number"
        value={texts.height}
        onChange={(height) => onChange({ height, width: follow(height, size.width / size.height) })}
      />
    </LinearLayout>
  );
}

/** @returns pixels, at most twice as many each way; nothing when the texts are no such size */
export function parseSize({ width, height }: SizeTexts, from: Size): Size | undefined {
  const size = { width: Number(width), height: Number(height) };
  const isSide = (pixels: number, most: number) => Number.isInteger(pixels) && pixels >= 1 && pixels <= most;
  return isSide(size.width, from.width * 2) && isSide(size.height, from.height * 2) ? size : undefined;
}

export function textsOf({ width, height }: Size): SizeTexts {
  return { width: String(width), height: String(height) };
}
