import { defaultConfig, type Config } from '../domain/Config.ts'

/** A setting that the instance has, with a value that it cannot have. */
export class UnfitSetting extends Error {
  constructor(key: string, value: unknown) {
    super(
      `The setting ${key} is ${JSON.stringify(defaultConfig[key as keyof Config])} by itself; ${JSON.stringify(value)} is of another kind.`,
    )
    this.name = 'UnfitSetting'
  }
}

/**
 * Settings by name for one run: the instance's own (`isPublic`, `name` …), and all others as configuration of the client (`logo`,
 * `redirectRootNoLogin` …).
 *
 * @throws UnfitSetting
 */
export function chosenConfig(chosen: Readonly<Record<string, unknown>>): Partial<Config> {
  const own: Record<string, unknown> = {}
  const frontend: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(chosen)) {
    if (!Object.hasOwn(defaultConfig, key)) frontend[key] = value
    else if (kindOf(value) === kindOf(defaultConfig[key as keyof Config])) own[key] = value
    else throw new UnfitSetting(key, value)
  }
  return { ...own, ...(Object.keys(frontend).length > 0 && { frontend }) }
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value
}
