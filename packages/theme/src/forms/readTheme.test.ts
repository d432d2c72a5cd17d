import { expect, test } from 'vitest'
import { papers, withPapers } from '../../test/papers.ts'
import { upgradeFromEngine2 } from '../engine/upgrade.ts'
import { emptySource, type ThemeSource } from '../ThemeSource.ts'
import { bag, number } from './bag.ts'
import { readServerList } from './readServerList.ts'
import { readTheme, readThemeDocument } from './readTheme.ts'
import { readThemeFile } from './readThemeFile.ts'
import { ThemeFileError } from './ThemeFileError.ts'
import type { ThemeForm, ThemeLoss } from './ThemeReading.ts'
import { writeThemeFile } from './writeThemeFile.ts'

const lossesOf = (losses: readonly ThemeLoss[]) => losses.map(({ reason, names }) => `${reason}: ${names.join(' ')}`)

/** Forms by the middle of the files' names. */
const formsByName: readonly (readonly [RegExp, ThemeForm | 'list' | 'refused'])[] = [
  [/-v0list-|-broken-/, 'refused'],
  [/-index-|-palettes-/, 'list'],
  [/-v1-/, 'v1 file'],
  [/-v[24](?:theme3?|source|both)-/, 'v2 file'],
]

test(withPapers('every file that people made is read in its form, and nothing of it is lost'), () => {
  for (const [name, text] of papers('files', /\.json$/)) {
    const form = formsByName.find(([pattern]) => pattern.test(name))?.[1]
    if (form === 'refused') {
      expect(() => readThemeDocument(text), name).toThrow(ThemeFileError)
      continue
    }
    const found = readThemeDocument(text)
    expect(found.kind === 'list' ? 'list' : found.reading.form, name).toBe(form)
    if (found.kind === 'list') {
      expect(found.entries.map(({ key }) => key), name).toEqual(Object.keys(bag(JSON.parse(text))))
      for (const entry of found.entries) if (entry.kind === 'theme') expect(entry.reading.losses, `${name} ${entry.key}`).toEqual([])
    } else {
      // Two files set an opacity that the clients do not have, either.
      const losses = lossesOf(found.reading.losses).filter((loss) => loss !== 'unknown opacities: alertPopupErrorText')
      expect(losses, name).toEqual([])
    }
  }
})

test(withPapers('the half of a file that the clients take is read, with every value'), () => {
  const files = papers('files', /\.json$/)
  const golden = papers('golden', /\.json$/)
  for (const [name, text] of golden) {
    const [file, key] = name.replace(/\.json$/, '').split('--')
    const document = readThemeDocument(files.find(([found]) => found === `${file}.json`)?.[1] ?? '')
    const entry = document.kind === 'list' ? document.entries.find((found) => found.key.replaceAll(/\W/g, '_') === key) : null
    const reading = document.kind === 'theme' ? document.reading : entry?.kind === 'theme' ? entry.reading : null
    if (reading === null) throw new Error(`${name} has no theme.`)
    const { how, input } = bag(JSON.parse(text))
    const isOfEngine2 = /^(?:theme|source|inline theme)$/.test(String(how)) && bag(input)['themeEngineVersion'] === undefined
    const taken = inputOf(bag(input))
    const expected = isOfEngine2 ? upgradeFromEngine2(taken) : taken
    // The engine was given a palette with link and accent filled in from each other.
    if (how === 'palette object') expect.soft(expected.colours, name).toMatchObject(reading.theme.colours)
    else expect.soft({ ...reading.theme, name: '' }, name).toEqual(expected)
  }
})

/** The input of the clients' engine as a source. */
function inputOf(input: Readonly<Record<string, unknown>>): ThemeSource {
  const numbers = (part: string) =>
    Object.fromEntries(Object.entries(bag(input[part])).flatMap(([name, value]) => (number(value) === null ? [] : [[name, Number(value)]])))
  const shadows = Object.entries(bag(input['shadows'])).flatMap(([name, layers]) =>
    Array.isArray(layers) ? [[name, layers.map((layer: unknown) => inputLayer(bag(layer)))] as const] : [],
  )
  const fonts = Object.entries(bag(input['fonts'])).flatMap(([name, font]) =>
    bag(font)['family'] ? [[name, String(bag(font)['family'])] as const] : [],
  )
  return {
    ...emptySource,
    colours: Object.fromEntries(Object.entries(bag(input['colors'])).map(([name, colour]) => [name, String(colour)])),
    opacity: numbers('opacity'),
    radii: numbers('radii'),
    shadows: Object.fromEntries(shadows),
    fonts: Object.fromEntries(fonts),
  }
}

function inputLayer({ x, y, blur, spread, inset, color, alpha }: Readonly<Record<string, unknown>>) {
  const zero = (value: unknown) => number(value) ?? 0
  return {
    x: zero(x),
    y: zero(y),
    blur: zero(blur),
    spread: zero(spread),
    inset: inset === true,
    colour: typeof color === 'string' ? color : '#000000',
    alpha: number(alpha) ?? 1,
  }
}
