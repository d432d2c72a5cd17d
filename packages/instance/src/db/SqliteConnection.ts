import type { SqliteDatabase } from 'kysely'

/** A connection to SQLite, of Node or of libsql. */
export interface SqliteConnection extends SqliteDatabase {
  /** Runs statements that return nothing, without parameters. */
  exec(script: string): void
}
