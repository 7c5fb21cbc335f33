import type { ServiceContext } from '@androidworld/app-sdk';
import { asAppError, illegalArgument, javaException, securityException } from '../java-exception.ts';
import { shortComponent } from '../packages/intent-text.ts';
import type { SystemServer } from '../system-server.ts';
import type { ServiceRecord } from './service-record.ts';

/** What a running service asks of the system; once it is gone, nothing. */
export function serviceContext(system: SystemServer, record: ServiceRecord): ServiceContext {
  const { packageName } = record.component;
  const { processName } = record;
  const pidNow = () => system.processes.find(packageName, processName)?.pid;
  const pid = pidNow();
  const isGone = () => record.instance === undefined || pidNow() !== pid;
  return {
    async startForeground(id, notification) {
      try {
        if (id === 0) throw illegalArgument('0 for startForeground id');
        if (isGone()) return;
        checkMayBeForeground(system, record);
        const isPosted = system.notifications.post(packageName, { ...notification, id }, { foreground: true });
        if (!isPosted) {
          await system.processes.crash(
            packageName,
            'android.app.RemoteServiceException$CannotPostForegroundServiceNotificationException: Bad notification for startForeground',
            processName,
          );
          return;
        }
      } catch (error) {
        throw asAppError(error);
      }
      if (record.isForeground && record.foregroundId !== id) {
        system.notifications.endForeground(packageName, record.foregroundId);
      }
      record.isForeground = true;
      record.foregroundId = id;
      system.services.foregroundStarted(record);
      system.publish();
    },
    async stopForeground(notification) {
      if (isGone() || !record.isForeground) return;
      record.isForeground = false;
      if (notification === 'remove') system.notifications.endForeground(packageName, record.foregroundId);
      else system.notifications.detachForeground(packageName, record.foregroundId);
      record.foregroundId = 0;
      system.publish();
    },
    stopSelf: async (startId) => !isGone() && system.services.stopSelf(record, startId),
  };
}

/** @throws SecurityException, ForegroundServiceStartNotAllowedException */
function checkMayBeForeground(system: SystemServer, record: ServiceRecord): void {
  const { packageName } = record.component;
  const permission = 'android.permission.FOREGROUND_SERVICE';
  const target = system.packages.find(packageName)?.manifest.targetSdk ?? 33;
  if (target >= 28 && !system.packages.checkPermission(packageName, permission)) {
    const pid = system.processes.find(packageName, record.processName)?.pid;
    throw securityException(
      `Permission Denial: startForeground from pid=${pid}, uid=${record.uid} requires ${permission}`,
    );
  }
  record.mayBeForeground ||= system.backgroundLimits.mayStartForegroundServices(packageName);
  if (record.mayBeForeground) return;
  throw javaException(
    'android.app.ForegroundServiceStartNotAllowedException',
    `Service.startForeground() not allowed due to mAllowStartForeground false: service ${shortComponent(record.component)}`,
  );
}
