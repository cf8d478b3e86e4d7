/** Games played elsewhere that a person keeps here: whole records, read by their owner alone. */
import type { Step } from '../migrate.ts';

export const records: Step = async (db) => {
  await db.schema
    .createTable('records')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('seats', 'integer', (c) => c.notNull())
    .addColumn('moves', 'integer', (c) => c.notNull())
    .addColumn('over', 'integer', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('records_by_account_id_hash')
    .on('records')
    .columns(['account_id', 'hash'])
    .unique()
    .execute();
  await db.schema
    .createIndex('records_by_account_id_created_at_id')
    .on('records')
    .columns(['account_id', 'created_at', 'id'])
    .execute();
};
