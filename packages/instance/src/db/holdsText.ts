import { sql, type RawBuilder } from 'kysely'

/** Whether a column holds a text anywhere, without regard to the case of Latin letters. `%` and `_` are characters like all others. */
export function holdsText(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape ${'\\'}`
}
