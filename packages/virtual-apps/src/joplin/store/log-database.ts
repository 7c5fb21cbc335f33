import { column, defineDatabase } from '@androidworld/app-sdk';

/** `/data/data/net.cozic.joplin/databases/log.sqlite` */
export const logDatabase = defineDatabase({
  name: 'log.sqlite',
  version: 0,
  create: [
    'CREATE TABLE logs (id INTEGER PRIMARY KEY, source TEXT, level INT NOT NULL, message TEXT NOT NULL, timestamp INT NOT NULL)',
  ],
  tables: {
    logs: {
      id: column.integer(),
      level: column.integer(),
      message: column.text(),
      timestampMs: column.integer('timestamp'),
    },
  },
});
