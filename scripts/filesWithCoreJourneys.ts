import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../e2e/journeys')

/**
 * The files with journeys that are walked in every engine.
 *
 * @returns paths from the project's folder
 */
export function filesWithCoreJourneys(): string[] {
  return readdirSync(folder)
    .filter((name) => /\bcoreJourney/.test(readFileSync(join(folder, name), 'utf8')))
    .map((name) => `e2e/journeys/${name}`)
}
