export const packageName = 'net.cozic.joplin';

export const mainActivity = `${packageName}.MainActivity`;

/** Extra of the intents of the icon's menu: the label of what was chosen. */
export const quickAction = 'quickAction';
