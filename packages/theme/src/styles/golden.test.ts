import { expect, test } from 'vitest'
import { hasPapers, papersIn } from '../../test/papers.ts'
import { readHex } from '../engine/arithmetic.ts'
import type { StylePart } from '../forms/ThemeReading.ts'
import { compileStyle } from './compileStyle.ts'
import { parseStyleText } from './parseStyleText.ts'
import { readStyleText } from './readStyle.ts'
import { paletteOf } from './readStylePalette.ts'

/** The output of pleroma-fe for a style with one of its palettes. */
interface Golden {
  readonly file: string
  readonly palette: string
  readonly parts: Readonly<Record<string, StylePart>>
  readonly vars: Readonly<Record<string, string | readonly string[]>>
}

/** Slots, and the place and property of pleroma-fe that they show. */
const slots = `bg Panel background|icon Panel --icon|border Panel --border|underlay Underlay background|postLink Post --link|
postGreentext Post RichContent --funtextGreentext|postCyantext Post RichContent --funtextCyantext|selectedPost Post:selected background|
selectedPostText Post:selected --text|selectedPostLink Post:selected --link|selectedPostIcon Post:selected --icon|
highlight MenuItem:hover background|selectedMenu MenuItem:hover background|selectedMenuText MenuItem:hover --text|
selectedMenuIcon MenuItem:hover --icon|popover Popover background|popoverText Popover --text|popoverLink Popover --link|
popoverIcon Popover --icon|panel PanelHeader background|panelText PanelHeader --text|panelLink PanelHeader --link|
topBar TopBar background|topBarText TopBar --text|topBarLink TopBar --link|btn Panel Button background|btnText Panel Button --text|
btnPressed Panel Button:pressed background|btnPressedText Panel Button:pressed --text|btnToggled Panel Button:toggled background|
btnToggledText Panel Button:toggled --text|btnDisabled Panel Button:disabled background|btnPanelText PanelHeader Button --text|
btnTopBarText TopBar Button --text|tab Panel Tab background|tabText Panel Tab --text|tabActiveText Panel Tab:active --text|
input Panel Input background|inputText Panel Input --text|inputTopbarText TopBar Input --text|alertError Panel Alert.error background|
alertErrorText Panel Alert.error --text|alertErrorPanelText PanelHeader Alert.error --text|alertWarning Panel Alert.warning background|
alertWarningText Panel Alert.warning --text|alertSuccess Panel Alert.success background|alertSuccessText Panel Alert.success --text|
alertNeutral Panel Alert background|alertNeutralText Panel Alert --text|poll Post PollGraph seen|faint Panel --textFaint|
panelFaint PanelHeader --textFaint`
  .split(/\|\s*/)
  .map((row) => /^(\S+) (.+) (\S+)$/.exec(row)?.slice(1) ?? [])

test.skipIf(!hasPapers)('every real style, with each of its palettes, looks as in pleroma-fe at every place', () => {
  const files = new Map(papersIn('files').map(({ file, text }) => [file, text]))
  const compared: (readonly [name: string, distance: number])[] = []
  const golden = papersIn('golden-v3')
  for (const { text } of golden) {
    const { file, palette, parts, vars } = JSON.parse(text) as Golden
    const source = files.get(file) ?? ''
    const reading = readStyleText(source, palette)
    const style = parseStyleText(source)
    const made = { ...reading.parts, vars: compileStyle(style, paletteOf(style, palette)).variables.all() }
    const [found, expected] = [leavesOf(made), leavesOf({ ...parts, vars })]
    for (const name of new Set([...found.keys(), ...expected.keys()]))
      compared.push([`${file} ${palette}: ${name}`, distance(found.get(name), expected.get(name))])
    for (const [slot = '', place = '', property = ''] of slots) {
      const shown = expected.get(`/${place}/${property}`) ?? expected.get(`/${place}/virtual/${property}`)
      compared.push([`${file} ${palette}: slot ${slot}`, distance(reading.theme.colours[slot], shown?.replace(/ @.*/, ''))])
    }
    expect.soft(reading.losses.map(({ reason }) => reason)).not.toContain('style values')
  }
  const beyond = (limit: number) => compared.filter(([, far]) => !(far <= limit)).map(([name, far]) => `${name} (${far})`)
  expect(compared.length).toBeGreaterThanOrEqual(golden.length * 300)
  expect(beyond(2)).toEqual([])
  expect(beyond(0).length).toBeLessThanOrEqual(compared.length / 100)
})

/** Every value in an object by its way there, as text. */
function leavesOf(value: unknown, way = ''): ReadonlyMap<string, string> {
  if (typeof value !== 'object' || value === null) return new Map([[way, String(value).toLowerCase()]])
  // An empty list says that there is no shadow, and is a value like any other.
  if (Object.keys(value).length === 0) return new Map([[way, 'none']])
  return new Map(Object.entries(value).flatMap(([key, inner]) => [...leavesOf(inner, `${way}/${key}`)]))
}

/** The largest difference of a channel of two colours that are otherwise written alike; no number for anything else. */
function distance(one = 'missing', other = 'missing'): number {
  if (one === other) return 0
  const [first, second] = [channelsOf(one), channelsOf(other)]
  return Math.max(...second.map((channel, index) => Math.abs(channel - (first[index] ?? Number.NaN))), second.length === 0 ? Number.NaN : 0)
}

function channelsOf(text: string): readonly number[] {
  const [hex = '', alpha = ''] = text.split(' @')
  const colour = readHex(hex)
  const rgba = /^rgba\((.+), (.+), (.+), .+\)$/.exec(text)
  const isWhole = colour !== null && alpha === ''
  if (isWhole) return [colour.r, colour.g, colour.b]
  return (rgba ?? []).slice(1).map(Number)
}
