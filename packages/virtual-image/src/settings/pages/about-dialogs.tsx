import { DeviceInfoDialog } from '../screens/device-info-dialog.tsx';
import { dialogRow, type RowDialogProps } from '../screens/dialog-row.tsx';

const imei = '358240051111110';

/** What of the mobile network the phone has now. */
export const simStatus = dialogRow({
  title: 'SIM status',
  summary: (scope) => scope.property('gsm.sim.operator.alpha'),
  Dialog: SimStatusDialog,
});

export const imeiRow = dialogRow({ title: 'IMEI', summary: imei, Dialog: ImeiDialog });

function SimStatusDialog({ scope, onClose }: RowDialogProps) {
  const { airplane, mobileData } = scope.phone.radios;
  const network = airplane ? 'Unknown' : 'LTE';
  return (
    <DeviceInfoDialog
      title="SIM status"
      onClose={onClose}
      facts={[
        { name: 'operator_name', label: 'Network', value: scope.property('gsm.sim.operator.alpha') },
        {
          name: 'data_state',
          label: 'Mobile network state',
          value: mobileData && !airplane ? 'Connected' : 'Disconnected',
        },
        { name: 'service_state', label: 'Service state', value: airplane ? 'Radio Off' : 'In Service' },
        { name: 'voice_network_type', label: 'Mobile voice network type', value: network },
        { name: 'data_network_type', label: 'Mobile data network type', value: network },
        { name: 'roaming_state', label: 'Roaming', value: 'Not roaming' },
      ]}
    />
  );
}

function ImeiDialog({ onClose }: RowDialogProps) {
  return (
    <DeviceInfoDialog
      title="IMEI"
      onClose={onClose}
      facts={[
        { name: 'imei', label: 'IMEI', value: imei },
        { name: 'imei_sv', label: 'IMEI SV', value: '00' },
      ]}
    />
  );
}
