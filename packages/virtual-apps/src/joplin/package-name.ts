export const packageName = 'net.cozic.joplin';

export const mainActivity = `${packageName}.MainActivity`;
