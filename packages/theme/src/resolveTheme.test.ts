import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatColour } from './colour.ts'
import { contrastReport } from './contrastReport.ts'
import { deriveTheme } from './deriveTheme.ts'
import { toOklch } from './oklch.ts'
import { resolveTheme } from './resolveTheme.ts'
import { slotNames, slots, type SlotRule } from './slots.ts'
import { defaultOpacity, defaultRadii, emptySource, type ThemeSource } from './ThemeSource.ts'
import { propertyRuns } from '../../../scripts/propertyRuns.ts'

const theme = (colours: Record<string, string>, rest: Partial<ThemeSource> = {}): ThemeSource => ({ ...emptySource, ...rest, colours })
const dark = { bg: '#10202a', fg: '#1b3038', text: '#c7d2d6', link: '#e0b070' }
const light = { bg: '#ffffff', fg: '#eeeeee', text: '#222222', link: '#204080' }
const colourOf = (source: ThemeSource, name: string) => formatColour(resolveTheme(source).colour(name))

describe('derivation', () => {
  test('a slot follows its base', () => {
    expect(colourOf(theme(dark), 'panel')).toBe('#1b3038')
    expect(colourOf(theme({ ...dark, fg: '#223344' }), 'panel')).toBe('#223344')
  })

  test('a slot that is set no longer follows, and those that follow it do', () => {
    const source = theme({ ...dark, btn: '#334455' })
    expect(colourOf(source, 'btn')).toBe('#334455')
    expect(toOklch(resolveTheme(source).colour('btnHover')).h).toBeCloseTo(toOklch(resolveTheme(source).colour('btn')).h, 1)
  })

  test('the link is the accent where only that is set, and the other way round', () => {
    expect(colourOf(theme({ bg: '#000000', text: '#ffffff', accent: '#88aaff' }), 'link')).toBe('#88aaff')
    expect(colourOf(theme(dark), 'accent')).toBe('#e0b070')
  })

  test('every slot comes from one that exists, and what it stands on exists', () => {
    for (const name of slotNames) {
      const slot: SlotRule = slots[name]
      const named = [slot.from, slot.on ?? 'bg', ...(slot.textOn ?? []), ...(slot.controlOn ?? [])]
      expect(named.filter((other) => !other.startsWith('#') && !Object.hasOwn(slots, other))).toEqual([])
    }
  })

  test('text is moved until it can be read on what it stands on', () => {
    const source = theme({ ...dark, panel: '#c0c8cc' })
    expect(colourOf(source, 'panelText')).not.toBe(colourOf(source, 'text'))
    expect(contrastReport(source).filter(({ slot, passes }) => slot === 'panelText' && !passes)).toEqual([])
  })

  test('text that someone chose stays as chosen, and is reported when it cannot be read', () => {
    const source = theme({ ...dark, panelText: '#20323c' })
    expect(colourOf(source, 'panelText')).toBe('#20323c')
    expect(contrastReport(source).find(({ slot }) => slot === 'panelText')).toMatchObject({ passes: false, level: null, threshold: 4.5 })
  })
})

describe('references', () => {
  test('a reference is the colour of the other slot', () => {
    expect(colourOf(theme({ ...dark, border: '--link' }), 'border')).toBe('#e0b070')
  })

  test('a positive shift leads away from the background: lighter on dark, darker on light', () => {
    const shifted = (colours: Record<string, string>) => toOklch(resolveTheme(theme({ ...colours, border: '--fg,5' })).colour('border')).l
    expect(shifted(dark)).toBeCloseTo(toOklch(resolveTheme(theme(dark)).colour('fg')).l + 0.05, 2)
    expect(shifted(light)).toBeCloseTo(toOklch(resolveTheme(theme(light)).colour('fg')).l - 0.05, 2)
  })

  test('a reference to a slot of the file that nobody else knows works', () => {
    expect(colourOf(theme({ ...dark, mine: '#123456', border: '--mine' }), 'border')).toBe('#123456')
  })

  test('references in a circle end', () => {
    const source = theme({ bg: '--fg', fg: '--bg', text: '--faint', faint: '--text,10', link: '--link' })
    expect(Object.values(deriveTheme(source)).every((value) => value !== '')).toBe(true)
  })

  test('any references at all end', () => {
    const value = fc.oneof(
      fc.constantFrom(...slotNames).map((name) => `--${name}`),
      fc.constantFrom('#123456', 'transparent', 'nonsense'),
    )
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom<string>(...slotNames), value), (colours) => {
        expect(Object.keys(deriveTheme(theme(colours)))).toContain('--bg')
      }),
      { numRuns: propertyRuns(50) },
    )
  })
})

describe('layers', () => {
  test.each(
    Object.entries({
      alertError: 'alert',
      input: 'input',
      underlay: 'underlay',
      alertPopupError: 'alertPopup',
      profileTint: 'profileTint',
    }),
  )('%s takes the default opacity of %s', (slot, opacity) => {
    expect(resolveTheme(theme(dark)).colour(slot).a).toBe(defaultOpacity[opacity])
  })

  test('the opacities and radii are those of the specification', () => {
    expect(defaultOpacity).toEqual({ profileTint: 0.5, alert: 0.5, input: 0.5, faint: 0.5, underlay: 0.15, alertPopup: 0.95 })
    expect(defaultRadii).toEqual({ btn: 4, input: 4, checkbox: 2, panel: 10, avatar: 5, avatarAlt: 50, tooltip: 2, attachment: 5 })
  })

  test('an opacity of the theme applies to a colour that it sets', () => {
    expect(resolveTheme(theme({ ...dark, panel: '#445566' }, { opacity: { panel: 0.25 } })).colour('panel').a).toBe(0.25)
  })

  test('the colour under a layer is that of the slot below it', () => {
    const seen = resolveTheme(theme({ ...dark, panel: 'transparent' }))
    expect(formatColour(seen.solid('panel'))).toBe(formatColour(seen.solid('bg')))
  })

  test('a window has the colour that is seen of the background, and is see-through by its own opacity alone', () => {
    const colours = { bg: '#102030', text: '#ffffff', wallpaper: '#c0a060' }
    const opacity = { bg: 0.5, underlay: 0 }
    const seen = resolveTheme(theme(colours, { opacity }))
    expect(seen.solid('bg').r).toBeGreaterThan(0x30)
    expect(seen.colour('window')).toEqual(seen.solid('bg'))
    const through = resolveTheme(theme(colours, { opacity: { ...opacity, popover: 0.25 } }))
    expect(through.colour('window')).toEqual({ ...seen.solid('bg'), a: 0.25 })
  })

  test('faint text is faded by its opacity, but never below what can be read', () => {
    const faintness = (opacity: number) => resolveTheme(theme(light, { opacity: { faint: opacity } })).colour('faint')
    expect(toOklch(faintness(0.9)).l).toBeLessThan(toOklch(faintness(0.7)).l)
    expect(contrastReport(theme(light, { opacity: { faint: 0.1 } })).filter(({ slot, passes }) => slot === 'faint' && !passes)).toEqual([])
  })
})

test('a background that nobody can see still gives every slot a colour', () => {
  expect(colourOf(theme({ bg: 'transparent', text: '#ffffff' }), 'wallpaper')).toMatch(/^#/)
})

test('a grey background with light text is dark, with dark text light', () => {
  expect(resolveTheme(theme({ bg: '#777777', text: '#ffffff' })).isDark).toBe(true)
  expect(resolveTheme(theme({ bg: '#777777', text: '#000000' })).isDark).toBe(false)
  expect(resolveTheme(theme({ bg: '#ffffff' })).isDark).toBe(false)
})

test('of themes of four random colours each warning names a real fault, and every fault is named', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(hex, hex, hex, hex, (bg, fg, text, link) => {
      const report = contrastReport(theme({ bg, fg, text, link }))
      expect(report.filter(({ ratio, threshold, passes }) => passes !== ratio >= threshold)).toEqual([])
      // Only chosen colours, or those that no single colour could satisfy on several backgrounds, may fail.
      const alone = report.filter(({ slot, passes }) => !passes && slot === 'panelText')
      expect(alone).toEqual([])
    }),
    { numRuns: propertyRuns(50) },
  )
})
