import { defineService } from '../shell-command.ts';

/** `cmd thermalservice`: the phone is as warm as it is told to be. @see AOSP `ThermalManagerService` */
export const thermalService = defineService({
  name: 'thermalservice',
  help: `Thermal service (thermalservice) commands:
  help
    Print this help text.

  override-status STATUS
    The status the device is to have, from 0 to 6, until it is reset.
  reset
    Back to the status of the sensors.
`,
  commands: {
    'override-status'(call) {
      const word = call.words.required();
      if (!/^-?\d+$/.test(word)) {
        call.line(`Invalid status: ${word}`);
        return -1;
      }
      const status = Number(word);
      if (status < 0 || status > 6) {
        call.line(`Invalid status: ${status}`);
        return -1;
      }
      call.system.power.thermalStatus = status;
      return 0;
    },
    reset(call) {
      call.system.power.thermalStatus = null;
      return 0;
    },
  },
});
