import type { Dialect } from './Difference.ts'
import { familyDialects } from './familyDialects.ts'
import { friendicaDialect } from './friendicaDialect.ts'
import { gotosocialDialects } from './gotosocialDialects.ts'
import { iceshrimpDialect } from './iceshrimpDialect.ts'
import { mastodonDialects } from './mastodonDialects.ts'
import { pixelfedDialect } from './pixelfedDialect.ts'

/** All dialects, by the kind of server. */
export const dialects: readonly Dialect[] = [
  ...mastodonDialects,
  ...familyDialects,
  ...gotosocialDialects,
  iceshrimpDialect,
  pixelfedDialect,
  friendicaDialect,
]

/** No dialect has this name. */
export class UnknownDialect extends Error {
  constructor(name: string) {
    super(`--dialect must be one of ${dialects.map((dialect) => dialect.name).join(', ')}, not "${name}".`)
    this.name = 'UnknownDialect'
  }
}

/** @throws UnknownDialect */
export function dialectNamed(name: string): Dialect {
  const found = dialects.find((dialect) => dialect.name === name)
  if (!found) throw new UnknownDialect(name)
  return found
}
