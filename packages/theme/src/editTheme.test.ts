import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrastFailures, editableTheme, isOwnColour, readableColour, readTypedColour, withValue } from './editTheme.ts'
import { presets } from './presets.ts'
import { readThemeFile } from './forms/readThemeFile.ts'
import { resolveTheme } from './resolveTheme.ts'
import { slotNames } from './interfaceSlots.ts'
import { emptySource, type ThemeSource } from './ThemeSource.ts'
import { writeThemeFile } from './forms/writeThemeFile.ts'
import { propertyRuns } from '../../../scripts/propertyRuns.ts'

const dark = presets['pleroma-dark']

test.each([
  ['#fff', '#ffffff'],
  ['10203A', '#10203a'],
  [' #10203a ', '#10203a'],
  ['rgb(16, 32, 58)', '#10203a'],
  ['#10203a80', null],
  ['transparent', null],
  ['#12', null],
  ['blue', null],
  ['url(https://evil.example)', null],
  ['', null],
])('a person who types %j means %j', (typed, meant) => {
  expect(readTypedColour(typed)).toBe(meant)
})

describe('a theme', () => {
  test('gets a value and removes it to derive it again', () => {
    const own = withValue(dark, 'colours', 'panel', '#203040')
    expect([isOwnColour(dark, 'panel'), isOwnColour(own, 'panel')]).toEqual([false, true])
    expect(withValue(own, 'colours', 'panel', undefined)).toEqual(dark)
    expect(withValue(dark, 'radii', 'btn', 9).radii).toEqual({ btn: 9 })
  })

  test.each([{}, { bg: 'no colour' }, { text: '#ffffff' }])('of %j gets a background for editing, and so can be stored', (colours) => {
    const theme = editableTheme({ ...emptySource, colours })
    expect(theme.colours['bg']).toBe('#121a24')
    const bare = slotNames.filter((slot) => slot !== 'bg').reduce((rest, slot) => withValue(rest, 'colours', slot, undefined), theme)
    expect(readThemeFile(writeThemeFile(bare))).toEqual(bare)
  })

  test('that has a background retains it', () => {
    expect(editableTheme(dark)).toBe(dark)
  })
})

describe('contrast', () => {
  test('of the presets has no failures', () => {
    expect(Object.values(presets).flatMap((theme) => contrastFailures(theme))).toEqual([])
  })

  test('with too little text contrast is reported, worst first, and fixed by the nearest colour', () => {
    const pale = withValue(withValue(dark, 'colours', 'text', '#3a4450'), 'colours', 'link', '#1a2430')
    const failures = contrastFailures(pale)
    expect(failures.map(({ slot, on }) => `${slot} on ${on}`)).toEqual(expect.arrayContaining(['link on bg', 'text on bg']))
    expect(failures.map(({ ratio }) => ratio)).toEqual(failures.map(({ ratio }) => ratio).toSorted((first, second) => first - second))
    const mended = (['text', 'link'] as const).reduce(
      (theme, slot) => withValue(theme, 'colours', slot, readableColour(theme, slot) ?? undefined),
      pale,
    )
    expect(contrastFailures(mended).filter(({ slot, on }) => on === 'bg' && (slot === 'text' || slot === 'link'))).toEqual([])
  })

  test('with enough contrast needs no other colour, and a surface has no required contrast', () => {
    expect(readableColour(dark, 'text')).toBeNull()
    expect(readableColour(dark, 'panel')).toBeNull()
  })

  test('with a colour that no change makes readable on all surfaces is improved once, and not again', () => {
    const colours = { bg: '#000000', popover: '#ffffff', danger: '#cf0000' }
    const theme = Object.entries(colours).reduce((rest, [slot, colour]) => withValue(rest, 'colours', slot, colour), emptySource)
    const better = readableColour(theme, 'danger')
    const mended = better === null ? theme : withValue(theme, 'colours', 'danger', better)
    expect(contrastFailures(mended).map(({ slot }) => slot)).toContain('danger')
    expect(readableColour(mended, 'danger')).toBeNull()
  })

  test('of any colour on any background is fixed as far as possible', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(colour, colour, (bg, text) => {
        const theme = withValue(withValue(emptySource, 'colours', 'bg', bg), 'colours', 'text', text)
        const readable = readableColour(theme, 'text')
        const mended = readable === null ? theme : withValue(theme, 'colours', 'text', readable)
        const isReadable = (tried: ThemeSource) => contrastFailures(tried).every(({ slot }) => slot !== 'text')
        // A row under the pointer is tinted by the text itself, so that on some grounds not even black or white is enough.
        const canBeMended = ['#000000', '#ffffff'].some((pole) => isReadable(withValue(theme, 'colours', 'text', pole)))
        const isReadableOnPage = contrastFailures(mended).every(({ slot, on }) => slot !== 'text' || on !== 'bg')
        expect(isReadableOnPage || !canBeMended).toBe(true)
        expect(resolveTheme(mended).solid('bg')).toEqual(resolveTheme(theme).solid('bg'))
      }),
      { numRuns: propertyRuns(20) },
    )
  })
})
