// For the apps of the system image: what other apps may not do
export { usePhoneState } from '../ui/hooks/use-phone-state.ts';
export { AdaptiveIcon, type AdaptiveIconProps } from './adaptive-icon.tsx';
export { defineSystemApp, type SystemApp } from './define-system-app.ts';
export type {
  PackageInfo,
  PackageSize,
  Panel,
  RecentTask,
  ShownNotification,
  SystemApi,
  SystemAppApi,
} from './system-api.ts';
export { useSystemApi } from './use-system-api.ts';
