/** Services of the phone's service manager, sorted as `cmd -l` prints them. */
export const serviceNames: readonly string[] = `
  DockObserver SurfaceFlinger accessibility account activity activity_task alarm app_binding appops appwidget audio
  autofill backup battery batterystats biometric bluetooth_manager cameraserver carrier_config clipboard color_display
  connectivity content cpuinfo dbinfo device_config device_policy deviceidle devicestoragemonitor diskstats display dreams dropbox
  ethernet fingerprint gfxinfo graphicsstats imms input input_method iphonesubinfo isms jobscheduler launcherapps
  locale location lock_settings media.audio_flinger media.camera media_projection media_router media_session meminfo
  mount netd netpolicy netstats network_management notification overlay package package_native permission
  permissionmgr phone platform_compat power print procstats role rollback search sensor_privacy sensorservice settings
  shortcut slice statusbar storagestats telecom telephony.registry textclassification textservices thermalservice
  time_detector time_zone_detector trust uimode updatelock uri_grants usagestats usb user vibrator_manager
  voiceinteraction wallpaper webviewupdate wifi wifip2p wifiscanner window
`
  .trim()
  .split(/\s+/)
  .sort();
