import { type ConsoleCommand, done } from './command.ts';

export const power: ConsoleCommand = {
  name: 'power',
  abstract: 'power related commands',
  help: ['allows you to change battery and AC power status'],
  subcommands: [
    {
      name: 'display',
      abstract: 'display battery and charger state',
      run: ({ battery: { level, charging } }) => ({
        lines: [
          `AC: ${charging ? 'online' : 'offline'}`,
          `status: ${charging ? (level === 100 ? 'Full' : 'Charging') : 'Discharging'}`,
          'health: Good',
          'present: true',
          `capacity: ${level}`,
        ],
      }),
    },
    {
      name: 'ac',
      abstract: 'set AC charging state',
      run: (phone, state) => {
        if (state !== 'on' && state !== 'off') return { refusal: 'Usage: "ac on" or "ac off"' };
        phone.battery.set({ charging: state === 'on' });
        return done;
      },
    },
    {
      name: 'status',
      abstract: 'set battery status',
      run: (phone, status) => {
        if (!['charging', 'discharging', 'not-charging', 'full'].includes(status)) {
          return { refusal: 'Usage: "status charging|discharging|not-charging|full"' };
        }
        phone.battery.set({ charging: status === 'charging' || status === 'full' });
        return done;
      },
    },
    {
      name: 'capacity',
      abstract: 'set battery capacity state',
      run: (phone, percentage) => {
        if (!/^\d+$/.test(percentage) || Number(percentage) > 100) return { refusal: 'Usage: "capacity <percentage>"' };
        phone.battery.set({ level: Number(percentage) });
        return done;
      },
    },
  ],
};
