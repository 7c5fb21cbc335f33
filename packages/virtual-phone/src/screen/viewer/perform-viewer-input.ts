import type { ViewedPhone } from './viewed-phone.ts';
import type { ViewerInput } from './viewer-input.ts';

/** Gives a person's input to the phone at once, without waiting for what comes of it. */
export async function performViewerInput(
  phone: ViewedPhone,
  input: Exclude<ViewerInput, { kind: 'inspect' }>,
): Promise<void> {
  const { cdp, control } = phone;
  switch (input.kind) {
    case 'touch':
      return phone.touch(input);
    case 'wheel': {
      const { x, y, deltaX, deltaY } = input;
      await cdp.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX, deltaY });
      return;
    }
    case 'key':
      await control.key(input.code, { held: input.held });
      return;
    case 'text':
      return control.text(input.text);
    case 'rotate': {
      const landscape = control.size.width > control.size.height;
      await putSetting(phone, 'accelerometer_rotation', '0');
      await putSetting(phone, 'user_rotation', landscape ? '0' : '1');
    }
  }
}

/** As System UI would. */
async function putSetting({ host }: ViewedPhone, key: string, value: string): Promise<void> {
  await host.call({
    packageName: 'com.android.systemui',
    processId: 0,
    path: ['settings', 'put'],
    args: ['system', key, value],
  });
}
