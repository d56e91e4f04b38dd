import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The key is the table: rows lie in its order. */
const withoutRowid = sql`without rowid`;

/** Steps of the schema, oldest first. A published step is never changed; a new one is added. */
export function migrations(kind: 'sqlite' | 'postgres'): Record<string, Migration> {
  const whole = kind === 'sqlite' ? 'integer' : 'bigint';
  return {
    '0001-tables': {
      async up(db: Kysely<unknown>): Promise<void> {
        const schema = db.schema;
        await schema
          .createTable('people')
          .addColumn('id', 'text', (c) => c.primaryKey())
          .addColumn('name', 'text', (c) => c.notNull())
          .addColumn('user_id', 'text', (c) => c.unique())
          .addColumn('created_at', whole, (c) => c.notNull())
          .addColumn('seen_at', whole, (c) => c.notNull())
          .execute();
        await schema
          .createTable('tables')
          .addColumn('code', 'text', (c) => c.primaryKey())
          .addColumn('name', 'text', (c) => c.notNull())
          .addColumn('game', 'text', (c) => c.notNull())
          .addColumn('options', 'text', (c) => c.notNull())
          .addColumn('pace', 'text', (c) => c.notNull())
          .addColumn('listed', 'integer', (c) => c.notNull())
          .addColumn('spectators', 'integer', (c) => c.notNull())
          .addColumn('phase', 'text', (c) => c.notNull())
          .addColumn('host', 'text', (c) => c.notNull())
          .addColumn('rematch', 'text')
          .addColumn('created_at', whole, (c) => c.notNull())
          .addColumn('updated_at', whole, (c) => c.notNull())
          .execute();
        await schema.createIndex('tables_listed').on('tables').columns(['listed', 'phase', 'updated_at']).execute();
        await schema.createIndex('tables_host').on('tables').column('host').execute();
        await schema
          .createTable('seats')
          .addColumn('code', 'text', (c) => c.notNull().references('tables.code').onDelete('cascade'))
          .addColumn('seat', 'integer', (c) => c.notNull())
          .addColumn('kind', 'text', (c) => c.notNull())
          .addColumn('person', 'text')
          .addColumn('bot', 'text')
          .addColumn('name', 'text', (c) => c.notNull())
          .addColumn('stand_in', 'integer', (c) => c.notNull().defaultTo(0))
          .addColumn('ready', 'integer', (c) => c.notNull().defaultTo(0))
          .addPrimaryKeyConstraint('seats_key', ['code', 'seat'])
          .execute();
        await schema.createIndex('seats_person').on('seats').column('person').execute();
        await schema
          .createTable('matches')
          .addColumn('code', 'text', (c) => c.primaryKey().references('tables.code').onDelete('cascade'))
          .addColumn('version', 'integer', (c) => c.notNull())
          .addColumn('seats', 'integer', (c) => c.notNull())
          .addColumn('options', 'text', (c) => c.notNull())
          .addColumn('seed', 'text', (c) => c.notNull())
          .addColumn('started_at', whole, (c) => c.notNull())
          .addColumn('n', 'integer', (c) => c.notNull())
          .addColumn('position', 'text', (c) => c.notNull())
          .addColumn('waiting', 'text', (c) => c.notNull())
          .addColumn('clocks', 'text', (c) => c.notNull())
          .addColumn('due', whole)
          .addColumn('over', 'integer', (c) => c.notNull())
          .addColumn('updated_at', whole, (c) => c.notNull())
          .execute();
        await schema.createIndex('matches_due').on('matches').column('due').execute();
        await schema
          .createTable('entries')
          .addColumn('code', 'text', (c) => c.notNull())
          .addColumn('n', 'integer', (c) => c.notNull())
          .addColumn('entry', 'text', (c) => c.notNull())
          .addPrimaryKeyConstraint('entries_key', ['code', 'n'])
          .$call((t) => (kind === 'sqlite' ? t.modifyEnd(withoutRowid) : t))
          .execute();
        await schema
          .createTable('notes')
          .addColumn('code', 'text', (c) => c.notNull())
          .addColumn('i', 'integer', (c) => c.notNull())
          .addColumn('audience', 'text')
          .addColumn('note', 'text', (c) => c.notNull())
          .addPrimaryKeyConstraint('notes_key', ['code', 'i'])
          .$call((t) => (kind === 'sqlite' ? t.modifyEnd(withoutRowid) : t))
          .execute();
        await schema
          .createTable('bookmarks')
          .addColumn('code', 'text', (c) => c.notNull())
          .addColumn('n', 'integer', (c) => c.notNull())
          .addColumn('data', 'text', (c) => c.notNull())
          .addPrimaryKeyConstraint('bookmarks_key', ['code', 'n'])
          .execute();
        await schema
          .createTable('chat')
          .addColumn('id', kind === 'sqlite' ? 'integer' : 'bigserial', (c) =>
            kind === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey(),
          )
          .addColumn('code', 'text', (c) => c.notNull().references('tables.code').onDelete('cascade'))
          .addColumn('seat', 'integer')
          .addColumn('person', 'text', (c) => c.notNull())
          .addColumn('name', 'text', (c) => c.notNull())
          .addColumn('text', 'text', (c) => c.notNull())
          .addColumn('phrase', 'text')
          .addColumn('at', whole, (c) => c.notNull())
          .execute();
        await schema.createIndex('chat_code').on('chat').columns(['code', 'id']).execute();
      },
    },
    '0002-seats-notes-forks': {
      async up(db: Kysely<unknown>): Promise<void> {
        const { schema } = db;
        await schema
          .alterTable('tables')
          .addColumn('joinable', 'integer', (c) => c.notNull().defaultTo(1))
          .execute();
        await schema.alterTable('tables').addColumn('ending', 'text').execute();
        await schema.alterTable('seats').addColumn('stand_in_at', whole).execute();
        await schema.alterTable('matches').addColumn('origin', 'text').execute();
        await schema.alterTable('notes').addColumn('at', whole).execute();
        await schema
          .alterTable('chat')
          .addColumn('gallery', 'integer', (c) => c.notNull().defaultTo(0))
          .execute();
      },
    },
    '0003-house-seen-misfits': {
      async up(db: Kysely<unknown>): Promise<void> {
        const { schema } = db;
        await schema
          .createTable('house')
          .addColumn('key', 'text', (c) => c.primaryKey())
          .addColumn('value', 'text', (c) => c.notNull())
          .execute();
        await schema
          .createTable('seen')
          .addColumn('code', 'text', (c) => c.primaryKey().references('tables.code').onDelete('cascade'))
          .addColumn('data', 'text', (c) => c.notNull())
          .execute();
        await schema.alterTable('matches').addColumn('misfit', 'text').execute();
      },
    },
    '0004-processes': {
      async up(db: Kysely<unknown>): Promise<void> {
        await db.schema
          .createTable('processes')
          .addColumn('id', 'text', (c) => c.primaryKey())
          .addColumn('started_at', whole, (c) => c.notNull())
          .addColumn('beat_at', whole, (c) => c.notNull())
          .execute();
      },
    },
    '0005-who-was-there': {
      async up(db: Kysely<unknown>): Promise<void> {
        const { schema } = db;
        await schema
          .createTable('attended')
          .addColumn('code', 'text', (c) => c.notNull().references('tables.code').onDelete('cascade'))
          .addColumn('person', 'text', (c) => c.notNull())
          .addColumn('held', 'integer', (c) => c.notNull())
          .addPrimaryKeyConstraint('attended_key', ['code', 'person'])
          .execute();
        await schema.alterTable('seats').addColumn('knock', 'text').execute();
        await schema
          .alterTable('tables')
          .addColumn('kicked', 'text', (c) => c.notNull().defaultTo('[]'))
          .execute();
        // Bots that think as long as a guest liked.
        await sql`update seats set bot = 'search' where bot like 'search:%'`.execute(db);
      },
    },
    '0006-outages-briefs-stages': {
      async up(db: Kysely<unknown>): Promise<void> {
        const { schema } = db;
        await schema
          .createTable('outages')
          .addColumn('from_at', whole, (c) => c.primaryKey())
          .addColumn('to_at', whole, (c) => c.notNull())
          .execute();
        await schema.alterTable('tables').addColumn('brief', 'text').execute();
        await schema.alterTable('matches').addColumn('brief', 'text').execute();
        // Which match plays this one on its stage, under which topic, and after how many of its acts it was asked for.
        await schema.alterTable('tables').addColumn('stage', 'text').execute();
        await schema.createIndex('tables_stage').on('tables').column('stage').unique().execute();
      },
    },
    '0007-training': {
      async up(db: Kysely<unknown>): Promise<void> {
        await db.schema
          .alterTable('tables')
          .addColumn('training', 'integer', (c) => c.notNull().defaultTo(0))
          .execute();
      },
    },
    '0008-lessons': {
      async up(db: Kysely<unknown>): Promise<void> {
        await db.schema
          .createTable('lessons')
          .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
          .addColumn('lesson', 'text', (c) => c.notNull())
          .addColumn('at', 'integer', (c) => c.notNull())
          .addPrimaryKeyConstraint('lessons_key', ['person', 'lesson'])
          .execute();
      },
    },
    '0009-forks-are-marked': {
      async up(db: Kysely<unknown>): Promise<void> {
        await db.schema
          .alterTable('tables')
          .addColumn('forked', 'integer', (c) => c.notNull().defaultTo(0))
          .execute();
        await sql`update tables set forked = 1 where code in (select code from matches where seed = 'fork')`.execute(db);
      },
    },
    '0010-links': {
      async up(db: Kysely<unknown>): Promise<void> {
        await db.schema
          .createTable('links')
          .addColumn('hash', 'text', (c) => c.primaryKey())
          .addColumn('kind', 'text', (c) => c.notNull())
          .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
          .addColumn('until_at', whole, (c) => c.notNull())
          .execute();
        await db.schema.createIndex('links_person').on('links').column('person').execute();
      },
    },
    '0014-operator': {
      async up(db: Kysely<unknown>): Promise<void> {
        const { schema } = db;
        await schema
          .createTable('bans')
          .addColumn('id', 'text', (c) => c.primaryKey())
          .addColumn('kind', 'text', (c) => c.notNull())
          .addColumn('who', 'text', (c) => c.notNull())
          .addColumn('reason', 'text', (c) => c.notNull())
          .addColumn('from_at', whole, (c) => c.notNull())
          .addColumn('until_at', whole)
          .execute();
        await schema
          .createTable('deeds')
          .addColumn('id', kind === 'sqlite' ? 'integer' : 'bigserial', (c) =>
            kind === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey(),
          )
          .addColumn('at', whole, (c) => c.notNull())
          .addColumn('what', 'text', (c) => c.notNull())
          .addColumn('whom', 'text', (c) => c.notNull())
          .addColumn('detail', 'text', (c) => c.notNull())
          .execute();
        await schema
          .createTable('reports')
          .addColumn('id', kind === 'sqlite' ? 'integer' : 'bigserial', (c) =>
            kind === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey(),
          )
          .addColumn('at', whole, (c) => c.notNull())
          .addColumn('code', 'text', (c) => c.notNull().references('tables.code').onDelete('cascade'))
          .addColumn('person', 'text', (c) => c.notNull())
          .addColumn('by', 'text', (c) => c.notNull())
          .addColumn('text', 'text', (c) => c.notNull())
          .execute();
        await schema.createIndex('reports_person').on('reports').column('person').execute();
        await schema.createIndex('people_seen').on('people').column('seen_at').execute();
        await schema.createIndex('tables_updated').on('tables').column('updated_at').execute();
      },
    },
    '0015-calls': {
      async up(db: Kysely<unknown>): Promise<void> {
        const { schema } = db;
        await schema
          .createTable('callings')
          .addColumn('person', 'text', (c) => c.primaryKey().references('people.id').onDelete('cascade'))
          .addColumn('wishes', 'text', (c) => c.notNull())
          .addColumn('mail', 'text')
          .addColumn('sure', 'integer', (c) => c.notNull())
          .addColumn('told_at', whole, (c) => c.notNull())
          .execute();
        await schema
          .createTable('browsers')
          .addColumn('endpoint', 'text', (c) => c.primaryKey())
          .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
          .addColumn('keys', 'text', (c) => c.notNull())
          .addColumn('at', whole, (c) => c.notNull())
          .execute();
        await schema.createIndex('browsers_person').on('browsers').column('person').execute();
        await schema
          .createTable('called')
          .addColumn('code', 'text', (c) => c.notNull().references('tables.code').onDelete('cascade'))
          .addColumn('person', 'text', (c) => c.notNull())
          .addColumn('kind', 'text', (c) => c.notNull())
          .addColumn('since', whole, (c) => c.notNull())
          .addPrimaryKeyConstraint('called_key', ['code', 'person', 'kind'])
          .execute();
      },
    },
    '0016-sent': {
      async up(db: Kysely<unknown>): Promise<void> {
        await db.schema.alterTable('tables').addColumn('sent', 'text').execute();
        await db.schema.createIndex('tables_sent').on('tables').column('sent').unique().execute();
      },
    },
    '0017-figures': {
      async up(db: Kysely<unknown>): Promise<void> {
        const { schema } = db;
        const real = kind === 'sqlite' ? 'real' : 'double precision';
        await schema
          .createTable('results')
          .addColumn('code', 'text', (c) => c.notNull().references('tables.code').onDelete('cascade'))
          .addColumn('seat', 'integer', (c) => c.notNull())
          .addColumn('game', 'text', (c) => c.notNull())
          .addColumn('side', 'text')
          .addColumn('scenario', 'text')
          .addColumn('difficulty', 'text')
          .addColumn('won', 'integer', (c) => c.notNull())
          .addColumn('score', real, (c) => c.notNull())
          .addColumn('rounds', 'integer', (c) => c.notNull())
          .addColumn('ms', whole, (c) => c.notNull())
          .addColumn('at', whole, (c) => c.notNull())
          .addPrimaryKeyConstraint('results_key', ['code', 'seat'])
          .execute();
        await schema
          .createTable('ratings')
          .addColumn('game', 'text', (c) => c.notNull())
          .addColumn('who', 'text', (c) => c.notNull())
          .addColumn('mu', real, (c) => c.notNull())
          .addColumn('sigma', real, (c) => c.notNull())
          .addColumn('n', 'integer', (c) => c.notNull())
          .addPrimaryKeyConstraint('ratings_key', ['game', 'who'])
          .execute();
        await schema.createIndex('ratings_who').on('ratings').column('who').execute();
        await schema
          .createTable('challenged')
          .addColumn('code', 'text', (c) => c.primaryKey().references('tables.code').onDelete('cascade'))
          .addColumn('won', 'integer', (c) => c.notNull())
          .addColumn('score', real, (c) => c.notNull())
          .addColumn('rounds', 'integer', (c) => c.notNull())
          .execute();
        await schema.alterTable('tables').addColumn('challenge', 'text').execute();
        // One try each.
        await schema.createIndex('tables_challenge').on('tables').columns(['challenge', 'host']).unique().execute();
      },
    },
    '0018-circle': {
      async up(db: Kysely<unknown>): Promise<void> {
        const { schema } = db;
        await schema.alterTable('tables').addColumn('lang', 'text').execute();
        await schema
          .alterTable('people')
          .addColumn('here_at', whole, (c) => c.notNull().defaultTo(0))
          .execute();
        await schema
          .createTable('circle')
          .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
          .addColumn('other', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
          .addColumn('how', 'text', (c) => c.notNull())
          .addPrimaryKeyConstraint('circle_key', ['person', 'other'])
          .execute();
        await schema.createIndex('circle_other').on('circle').column('other').execute();
        await schema
          .createTable('invitations')
          .addColumn('code', 'text', (c) => c.notNull().references('tables.code').onDelete('cascade'))
          .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
          .addColumn('by', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
          .addColumn('until_at', whole, (c) => c.notNull())
          .addColumn('declined', 'integer', (c) => c.notNull().defaultTo(0))
          .addColumn('told', 'integer', (c) => c.notNull().defaultTo(0))
          .addPrimaryKeyConstraint('invitations_key', ['code', 'person'])
          .execute();
        await schema.createIndex('invitations_person').on('invitations').column('person').execute();
        await schema.createIndex('invitations_by').on('invitations').column('by').execute();
        await schema.createIndex('invitations_told').on('invitations').column('told').execute();
      },
    },
    '0020-programs': {
      async up(db: Kysely<unknown>): Promise<void> {
        const { schema } = db;
        await schema
          .createTable('programs')
          .addColumn('id', 'text', (c) => c.primaryKey())
          .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
          .addColumn('name', 'text', (c) => c.notNull())
          .addColumn('hash', 'text', (c) => c.notNull().unique())
          .addColumn('made_at', whole, (c) => c.notNull())
          .addColumn('used_at', whole)
          .execute();
        await schema.createIndex('programs_person').on('programs').column('person').execute();
        await schema.alterTable('seats').addColumn('program', 'text').execute();
        await schema.alterTable('seats').addColumn('owner', 'text').execute();
        await schema.createIndex('seats_program').on('seats').column('program').execute();
      },
    },
    '0022-hints': {
      async up(db: Kysely<unknown>): Promise<void> {
        const { schema } = db;
        await schema.alterTable('tables').addColumn('hints', 'text').execute();
        await schema
          .createTable('hints')
          .addColumn('code', 'text', (c) => c.notNull().references('tables.code').onDelete('cascade'))
          .addColumn('seat', 'integer', (c) => c.notNull())
          .addColumn('n', 'integer', (c) => c.notNull())
          .addColumn('at', whole, (c) => c.notNull())
          .addPrimaryKeyConstraint('hints_key', ['code', 'seat', 'n'])
          .execute();
      },
    },
    '0023-rest': {
      async up(db: Kysely<unknown>): Promise<void> {
        await db.schema
          .alterTable('seats')
          .addColumn('own_wish', 'integer', (c) => c.notNull().defaultTo(0))
          .execute();
      },
    },
  };
}
