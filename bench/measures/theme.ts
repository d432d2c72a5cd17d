import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'

import { readTheme } from '../../packages/theme/src/forms/readTheme.ts'
import { resolveTheme } from '../../packages/theme/src/resolveTheme.ts'
import type { ThemeSource } from '../../packages/theme/src/ThemeSource.ts'
import type { Measure } from '../Measure.ts'

const forms = join(import.meta.dirname, '../../packages/theme/test/forms')
/** As many times as make the clock of the process precise. */
const turns = 200

/** Every colour, shadow, radius and font of a theme, from its file: of the slowest sample, after the engine is warm. */
export const theme: Measure = async () => {
  const samples = await Promise.all(
    (await readdir(forms)).filter((name) => name !== 'list.json').map((name) => readFile(join(forms, name), 'utf8')),
  )
  const sources = samples.map((text) => readTheme(text).theme)
  for (const source of sources) resolveMany(source)
  return [
    {
      id: 'theme.resolve',
      value: Math.max(...sources.map((source) => resolveMany(source))),
      unit: 'ms',
      what: `processor time to resolve the slowest of ${sources.length} sample themes`,
    },
  ]
}

/** Milliseconds of processor time for each of many turns. */
function resolveMany(source: ThemeSource): number {
  const before = process.cpuUsage()
  for (let turn = 0; turn < turns; turn += 1) resolveTheme(source)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / turns
}
