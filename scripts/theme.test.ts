import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, parse } from 'node:path'
import process from 'node:process'
import { expect, test } from 'vitest'

import { parseColour } from '../packages/theme/src/colour.ts'
import { themeErrorCodes } from '../packages/theme/src/forms/ThemeFileError.ts'
import { themeLossReasons } from '../packages/theme/src/forms/ThemeReading.ts'
import { hasPapers, papersFolder, papersIn } from '../packages/theme/test/papers.ts'
import { project } from './install.mjs'
import { errorSentence, lossSentence } from './theme/sentences.ts'
import { themeCommand } from './theme/themeCommand.ts'

const pond = { bg: '#10202a', fg: '#1b3038', text: '#c7d2d6', link: '#e0b070' }
const style = `@meta { name: Pond }
@palette.Day { bg: #ffffff; fg: #e0e0e0; text: #101010; link: #0000c0 }
@palette.Night { bg: #10202a; fg: #1b3038; text: #c7d2d6; link: #e0b070 }
Panel { background: --bg }
`
const files = {
  'static/styles.json': { pond: '/static/themes/pond.json', gone: '/static/themes/gone.json' },
  'static/themes/pond.json': { _pleroma_theme_version: 2, source: { themeEngineVersion: 3, colors: { ...pond, odd: '#ffffff' } } },
  'static/palettes/index.json': { night: { ...pond, name: 'Night' } },
  'static/palettes/index.custom.json': { night: ['No', '#000000', '#000000', '#000000', '#000000'], noon: { ...pond, bg: '#ffffff' } },
  'static/styles/index.json': { pond: '/static/styles/Pond one.iss' },
  'static/styles/Pond one.iss': style,
  'broken.json': '{"name": "Pond";}',
}

interface Resolved {
  readonly form: string
  readonly name: string
  readonly colors: Readonly<Record<string, string>>
  readonly opacity: Readonly<Record<string, number>>
  readonly radii: Readonly<Record<string, number>>
  readonly shadows: Readonly<Record<string, readonly Layer[]>>
  readonly fonts: object
  readonly parts?: object
  readonly lost: readonly string[]
}

async function withFiles(read: (folder: string) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rookery-theme-'))
  try {
    for (const [name, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
    }
    read(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const resolved = (output: string | null) => JSON.parse(output ?? 'null') as Resolved

test('the command prints a resolved theme file, and a sentence for an invalid one', async () => {
  await withFiles((folder) => {
    const run = (...words: readonly string[]) =>
      spawnSync(process.execPath, ['scripts/theme.mjs', 'resolve', ...words], { cwd: project, encoding: 'utf8' })
    const read = run(join(folder, 'static/themes/pond.json'))
    expect([read.status, read.stderr]).toEqual([0, ''])
    const theme = resolved(read.stdout)
    expect(theme).toMatchObject({
      form: 'v2 file',
      name: '',
      colors: { bg: '#10202a', underlay: 'rgba(0, 0, 0, 0.15)' },
      opacity: { input: 0.5 },
      radii: { btn: 4 },
      shadows: { panel: [{ x: 1, y: 1, blur: 4, spread: 0, color: '#000000', alpha: 0.6, inset: false }], panelHeader: [] },
      fonts: { post: { family: 'inherit' } },
      lost: ['No client has slots of these names, so their colors have no effect: odd.'],
    })
    expect(Object.keys(theme.colors)).toHaveLength(131)
    const failed = run(join(folder, 'broken.json'))
    expect([failed.status, failed.stdout, failed.stderr]).toEqual([
      1,
      '',
      'The file is no valid JSON: there is a mistake in line 1, column 16.\n',
    ])
  })
})

test('an entry of a list, a linked file and a palette of a style are chosen by name', async () => {
  await withFiles((folder) => {
    const run = (file: string, ...entries: readonly string[]) =>
      themeCommand(['resolve', file, ...entries.flatMap((entry) => ['--entry', entry])], [join(folder, 'static'), folder])
    const bgOf = (file: string, ...entries: readonly string[]) => {
      const { name, colors } = resolved(run(file, ...entries).output)
      return `${name} ${colors['bg']}`
    }
    expect(bgOf('styles.json', 'pond')).toBe('pond #10202a')
    expect(bgOf('palettes/index.json', 'night')).toBe('Night #10202a')
    expect(bgOf('palettes/index.json', 'noon')).toBe('noon #ffffff')
    expect(bgOf('styles/index.json', 'pond')).toBe('Pond #ffffff')
    expect(bgOf('styles/index.json', 'pond', 'Night')).toBe('Pond #10202a')
    expect(bgOf('styles/Pond one.iss', 'Night')).toBe('Pond #10202a')
    expect(resolved(run('styles/Pond one.iss').output).parts).toHaveProperty('Panel')
    const complaints: readonly (readonly [readonly string[], RegExp])[] = [
      [['styles.json'], /^The file is a list of themes\..* pond, gone\.$/],
      [['styles.json', 'nope'], /^The list has no such entry\..* pond, gone\.$/],
      [['styles.json', 'gone'], /^The entry leads to .*gone\.json/],
      [['styles/Pond one.iss', 'Dusk'], /^The file has no such palette\. It has Day, Night\.$/],
      [['nope.json'], /^There is no file nope\.json/],
    ]
    for (const [[file = '', ...entries], sentence] of complaints) expect(run(file, ...entries).complaint).toMatch(sentence)
  })
  expect(themeCommand(['resolve'], []).complaint).toMatch(/^Name a file/)
  expect(themeCommand(['resolve', 'a', '--odd'], []).complaint).toMatch(/^Unknown option '--odd'\./)
  expect(themeCommand(['--help'], []).output).toMatch(/--entry/)
  for (const reason of themeLossReasons) expect(lossSentence({ reason, names: ['a', 'b'] })).toMatch(/^[A-Z].*: a, b\.$/)
  for (const code of themeErrorCodes) expect(errorSentence(code, {})).toMatch(/^[A-Z].*\.$/)
})

/** A layer of a shadow, whose numbers may be texts in the files of other clients. */
interface Layer extends Readonly<Record<'x' | 'y' | 'blur' | 'spread' | 'alpha', number | string>> {
  readonly color: string
  readonly inset?: boolean
}

interface Golden {
  readonly theme: {
    readonly colors: Readonly<Record<string, string>>
    readonly shadows: Readonly<Record<string, readonly Layer[]>>
    readonly radii: Readonly<Record<string, number | string>>
    readonly fonts: object
  }
  readonly css: Readonly<Record<string, string>>
}

test.skipIf(!hasPapers)('every real theme resolves as its author saw it', () => {
  // Channels near a whole number are rounded to either side.
  const inexact: string[] = []
  const names = papersIn('files').map(({ file }) => file)
  for (const { file, text } of papersIn('golden')) {
    const { theme, css } = JSON.parse(text) as Golden
    const [name = '', key] = file.replace(/\.json$/, '').split('--')
    const path = join(papersFolder, 'files', names.find((found) => found.startsWith(`${name}.`)) ?? '')
    const entries = key === undefined ? [] : ['--entry', keyIn(path, key)]
    const { output, complaint } = themeCommand(['resolve', path, ...entries], [project])
    expect(complaint, file).toBeNull()
    const { colors, shadows, radii, fonts } = resolved(output)
    for (const [slot, hex] of Object.entries(theme.colors)) {
      const [written, found] = [parseColour(css[`--${slot}`] ?? hex), parseColour(colors[slot] ?? '')]
      // Opaque colours are rounded as in files, others as in stylesheets.
      const expected = written?.a === 1 ? parseColour(hex) : written
      const distances = (['r', 'g', 'b'] as const).map((channel) => Math.abs((expected?.[channel] ?? 0) - (found?.[channel] ?? 999)))
      expect.soft(Math.max(...distances), `${file} ${slot}`).toBeLessThanOrEqual(1)
      if (Math.max(...distances) > 0) inexact.push(`${file} ${slot}`)
      expect.soft(found?.a, `${file} ${slot}`).toBeCloseTo(expected?.a ?? 2, 6)
    }
    for (const [slot, layers] of Object.entries(theme.shadows))
      expect.soft(shadows[slot]?.map(comparable), `${file} ${slot}`).toEqual(layers.map(comparable))
    for (const [name, radius] of Object.entries(theme.radii)) expect.soft(radii[name], `${file} ${name}`).toBe(Number(radius))
    expect.soft(fonts, file).toEqual(theme.fonts)
  }
  expect(inexact.length).toBeLessThan(20)
})

function comparable({ x, y, blur, spread, alpha, color, inset }: Layer): readonly unknown[] {
  return [...[x, y, blur, spread, alpha].map(Number), color.toLowerCase(), inset === true]
}

/** The key of an entry, which the name of a golden file has with lines for other characters. */
function keyIn(path: string, key: string): string {
  const keys = /: (?<keys>[^:]*)\.$/.exec(themeCommand(['resolve', path], [project]).complaint ?? '')?.groups?.['keys']?.split(', ') ?? []
  return keys.find((found) => found.replaceAll(/\W/g, '_') === key) ?? key
}

/** Themes of our own, one for each form of file, with the engine's output of a time when it agreed with other clients. */
test('the themes of the project, one a form, have their results', async () => {
  const folder = join(project, 'packages/theme/test')
  const names = await readdir(join(folder, 'forms'))
  const forms = new Set<string>()
  for (const name of names) {
    const entry = name === 'list.json' ? ['--entry', 'inline'] : []
    const { output } = themeCommand(['resolve', join(folder, 'forms', name), ...entry], [])
    const result = JSON.parse(output ?? 'null') as Resolved
    forms.add(result.form)
    expect.soft(result, name).toEqual(JSON.parse(await readFile(join(folder, 'results', `${parse(name).name}.json`), 'utf8')))
  }
  // Of all that the reader tells apart, none is missing.
  expect(forms.size).toBe(11)
})
