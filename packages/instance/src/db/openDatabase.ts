import LibsqlDatabase from 'libsql'
import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely'
import { migrate } from './migrate.ts'
import type { Database } from './schema.ts'
import type { SqliteConnection } from './SqliteConnection.ts'

/** The database of a domain function, or a transaction in it. */
export type Db = Kysely<Database>

type Value = string | number | bigint | Uint8Array | null

/** The part of `node:sqlite` that is needed; Node 20's own typings do not know the module. */
interface NodeSqlite {
  DatabaseSync: new (file: string) => {
    exec(sql: string): void
    close(): void
    prepare(sql: string): {
      all(...values: Value[]): unknown[]
      run(...values: Value[]): { changes: number | bigint; lastInsertRowid: number | bigint }
      iterate(...values: Value[]): IterableIterator<unknown>
      columns(): unknown[]
    }
  }
}

/** Early versions of the module cannot tell which statements return rows; libsql can. */
const hasNodeSqlite = (module: object | undefined): module is NodeSqlite => {
  const statement = module !== undefined && 'StatementSync' in module ? module.StatementSync : null
  return typeof statement === 'function' && 'columns' in statement.prototype
}

/**
 * Opens (or makes) a database file and brings it up to the newest version.
 * Uses Node's own SQLite where there is one (22.13 and later), else libsql, which is the same file format.
 * @param file path, or `:memory:`
 */
export function openDatabase(file: string): Db {
  const database = openSqlite(file)
  try {
    migrate(database)
  } catch (error) {
    database.close()
    throw error
  }
  return new Kysely<Database>({ dialect: new SqliteDialect({ database }) })
}

function openSqlite(file: string): SqliteConnection {
  const builtin = process.getBuiltinModule('node:sqlite')
  const raw = hasNodeSqlite(builtin) ? openNodeSqlite(builtin, file) : openLibsql(file)
  // One process, one writer: write-ahead logging makes a single insert twenty times cheaper and survives a crash.
  for (const pragma of ['journal_mode = wal', 'synchronous = normal', 'foreign_keys = on', 'busy_timeout = 5000']) {
    raw.prepare(`pragma ${pragma}`).all([])
  }
  // Queries are few and repeat: preparing each once saves a third of a short query's time.
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => raw.close(),
    exec: (script) => raw.exec(script),
    prepare(sql) {
      const known = prepared.get(sql)
      if (known) return known
      const statement = raw.prepare(sql)
      if (prepared.size < 500) prepared.set(sql, statement)
      return statement
    },
  }
}

function openNodeSqlite(sqlite: NodeSqlite, file: string): SqliteConnection {
  const database = new sqlite.DatabaseSync(file)
  return {
    close: () => database.close(),
    exec: (script) => database.exec(script),
    prepare(sql) {
      const statement = database.prepare(sql)
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...values.map(toValue)),
        run: (values) => statement.run(...values.map(toValue)),
        iterate: (values) => statement.iterate(...values.map(toValue)),
      }
    },
  }
}

function openLibsql(file: string): SqliteConnection {
  const database = new LibsqlDatabase(file)
  return {
    close: () => database.close(),
    exec: (script) => database.exec(script),
    prepare(sql) {
      const statement = database.prepare(sql)
      return {
        reader: statement.reader,
        all: (values) => statement.all(...values.map(toValue)),
        run: (values) => statement.run(...values.map(toValue)),
        iterate: (values) => statement.iterate(...values.map(toValue)),
      }
    },
  }
}

function toValue(value: unknown): Value {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value
  if (value instanceof Uint8Array) return value
  throw new Error(`Cannot store a ${typeof value} in the database. Turn it into text or a number first.`)
}
