export const packageName = 'com.simplemobiletools.draw.pro';

export const activities = {
  splash: `${packageName}.activities.SplashActivity`,
  main: `${packageName}.activities.MainActivity`,
  settings: `${packageName}.activities.SettingsActivity`,
  customization: 'com.simplemobiletools.commons.activities.CustomizationActivity',
  about: 'com.simplemobiletools.commons.activities.AboutActivity',
} as const;
