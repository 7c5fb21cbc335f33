import { AlertDialog, EditText, LinearLayout, TextView, useApi } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import type { Size } from './crop-rect.ts';

interface ResizeDialogProps {
  size: Size;
  onResize: (width: number, height: number) => void;
  onClose: () => void;
}

/** Asks for another size; one side follows the other. */
export function ResizeDialog({ size, onResize, onClose }: ResizeDialogProps) {
  const api = useApi();
  const [width, setWidth] = useState(String(size.width));
  const [height, setHeight] = useState(String(size.height));
  const follow = (text: string, ratio: number) => {
    const pixels = Number.parseInt(text, 10);
    return Number.isNaN(pixels) ? '' : String(Math.max(1, Math.round(pixels * ratio)));
  };
  const accept = () => {
    const [newWidth, newHeight] = [Number(width), Number(height)];
    const isSize = (pixels: number, most: number) => Number.isInteger(pixels) && pixels >= 1 && pixels <= most;
    if (!isSize(newWidth, size.width * 2) || !isSize(newHeight, size.height * 2)) {
      return void api.toast('Please enter a valid resolution');
    }
    onClose();
    return onResize(newWidth, newHeight);
  };
  return (
    <AlertDialog
      title="Resize"
      onDismiss={onClose}
      positive={{ label: 'OK', onClick: accept }}
      negative={{ label: 'Cancel', onClick: onClose }}
    >
      <LinearLayout gap={8}>
        <EditText
          id="resize_image_width"
          weight={1}
          variant="outlined"
          hint="Width"
          inputType="number"
          value={width}
          onChange={(text) => {
            setWidth(text);
            setHeight(follow(text, size.height / size.width));
          }}
        />
        <TextView>:</TextView>
        <EditText
          id="resize_image_height"
          weight={1}
          variant="outlined"
          hint="Height"
          inputType="number"
          value={height}
          onChange={(text) => {
            setHeight(text);
            setWidth(follow(text, size.width / size.height));
          }}
        />
      </LinearLayout>
    </AlertDialog>
  );
}
