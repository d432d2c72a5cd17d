import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatColour } from './colour.ts'
import { contrastPairs } from './contrastPairs.ts'
import { contrastReport } from './contrastReport.ts'
import { engineSlots, isEngineSlotName, opacityGroups, type EngineSlot } from './engine/engineSlots.ts'
import { interfaceSlotNames, interfaceSlots, isSlotName, slotNames, type InterfaceSlot } from './interfaceSlots.ts'
import { baseOf, resolveTheme } from './resolveTheme.ts'
import { defaultRadii, emptySource, type ThemeSource } from './ThemeSource.ts'
import { propertyRuns } from '../../../scripts/propertyRuns.ts'

const theme = (colours: Record<string, string>, rest: Partial<ThemeSource> = {}): ThemeSource => ({ ...emptySource, ...rest, colours })
const dark = { bg: '#10202a', fg: '#1b3038', text: '#c7d2d6', link: '#e0b070' }
const light = { bg: '#ffffff', fg: '#eeeeee', text: '#222222', link: '#204080' }
const colourOf = (source: ThemeSource, name: string) => formatColour(resolveTheme(source).colour(name))

describe('derivation', () => {
  test('a slot follows its base, a slot with a value does not, and slots based on it do', () => {
    expect(colourOf(theme(dark), 'panel')).toBe('#1b3038')
    expect(colourOf(theme({ ...dark, fg: '#223344' }), 'panel')).toBe('#223344')
    const own = theme({ ...dark, accent: '#88aaff' })
    expect([colourOf(own, 'link'), colourOf(own, 'accentControl'), colourOf(own, 'btnPrimary')]).toEqual(['#e0b070', '#88aaff', '#88aaff'])
    expect(baseOf('btnPrimary')).toBe('accentControl')
    expect(baseOf('panelText')).toBe('text')
    expect([baseOf('bg'), baseOf('backdrop'), baseOf('cRed')]).toEqual([null, null, null])
  })

  test('the link is the accent if only that is set, and vice versa', () => {
    expect(colourOf(theme({ bg: '#000000', text: '#ffffff', accent: '#88aaff' }), 'link')).toBe('#88aaff')
    expect(colourOf(theme(dark), 'accent')).toBe('#e0b070')
    expect(colourOf(theme({ ...dark, link: '--text' }), 'accent')).toBe('#c7d2d6')
  })

  test('every slot is computed from slots before it, and based on slots that exist', () => {
    const names: readonly string[] = slotNames
    for (const [index, name] of names.entries()) {
      const slot: EngineSlot & Partial<InterfaceSlot> = isEngineSlotName(name)
        ? engineSlots[name]
        : (Object.entries(interfaceSlots).find(([own]) => own === name)?.[1] ?? {})
      const named = [slot.from, slot.and, slot.ground, ...(slot.on ?? []), ...(slot.textOn ?? []), ...(slot.controlOn ?? [])]
      const slots = named.filter((other) => other !== undefined && !other.startsWith('#'))
      expect(slots.filter((other) => !isSlotName(other ?? ''))).toEqual([])
      // Link and accent fill in for each other.
      if (isEngineSlotName(name) && name !== 'accent')
        expect(
          slots.every((other) => names.indexOf(other ?? '') < index),
          name,
        ).toBe(true)
    }
  })

  test('colours set by the author stay, and unreadable ones are reported', () => {
    const source = theme({ ...dark, panelText: '#20323c', danger: '#20323c' })
    expect([colourOf(source, 'panelText'), colourOf(source, 'danger')]).toEqual(['#20323c', '#20323c'])
    const pair = contrastReport(source).find(({ slot }) => slot === 'panelText')
    expect(pair).toMatchObject({
      on: 'panel',
      surfaces: ['wallpaper', 'underlay', 'bg', 'panel'],
      passes: false,
      level: null,
      threshold: 4.5,
    })
  })

  test('a theme without the basic colours gets readable ones', () => {
    for (const colours of [{}, { bg: '#ffffff' }, { text: '#ffffff' }, { bg: 'nonsense', fg: '--nobody' }, { bg: 'transparent' }]) {
      const failing = contrastReport(theme(colours)).filter(
        ({ slot, on, passes }) => !passes && on === 'bg' && (slot === 'text' || slot === 'link'),
      )
      expect
        .soft(
          failing.filter(({ slot }) => !Object.hasOwn(colours, slot)),
          JSON.stringify(colours),
        )
        .toEqual([])
    }
  })
})

describe('references', () => {
  test('are the colour of the other slot, moved away from the background by their step, also for slots of this interface', () => {
    expect(colourOf(theme({ ...dark, border: '--link' }), 'border')).toBe('#e0b070')
    const moved = (colours: Record<string, string>, slot: string) => colourOf(theme({ ...colours, [slot]: '--fg, 100' }), slot)
    expect([moved(dark, 'border'), moved(light, 'border'), moved(dark, 'media'), moved(light, 'media')]).toEqual([
      '#ffffff',
      '#000000',
      '#ffffff',
      '#000000',
    ])
  })

  test('can name slots that only the theme knows, and slots that are computed later', () => {
    expect(colourOf(theme({ ...dark, mine: '#123456', border: '--mine' }), 'border')).toBe('#123456')
    expect(colourOf(theme({ ...dark, fg: '--border', border: '--mine', mine: '#123456' }), 'fg')).toBe('#123456')
  })
})

describe('layers', () => {
  test('the opacities and radii are those of the specification', () => {
    expect(opacityGroups).toMatchObject({ profileTint: 0.5, alert: 0.5, input: 0.5, faint: 0.5, underlay: 0.15, alertPopup: 0.95 })
    expect(defaultRadii).toMatchObject({ btn: 4, input: 4, checkbox: 2, panel: 10, avatar: 5, avatarAlt: 50, tooltip: 2, attachment: 5 })
  })

  test('opacities of this interface change the alpha of their slot, and no other colour', () => {
    const opacity = { topBar: 0.25, faintOnSurfaces: 0.9, highlight: Number.NaN, badge: 7 }
    const [seen, plain] = [resolveTheme(theme(dark, { opacity })), resolveTheme(theme(dark))]
    expect([seen.colour('topBar').a, seen.colour('popoverFaintText').a, seen.colour('highlight').a, seen.colour('badgeNeutral').a]).toEqual(
      [0.25, 0.9, 1, 1],
    )
    expect(seen.colour('topBarText')).toEqual(plain.colour('topBarText'))
  })

  test('a transparent slot resolves to the colour below it', () => {
    const seen = resolveTheme(theme({ ...dark, panel: 'transparent', cRed: 'transparent', wallpaper: 'transparent' }))
    expect(formatColour(seen.solid('panel'))).toBe(formatColour(seen.solid('bg')))
    expect([formatColour(seen.colour('cRed')), formatColour(seen.colour('wallpaper'))]).toEqual(['#10202a00', '#10202a00'])
  })

  test('a window has the visible colour of the background, and its transparency depends only on the opacity of menus', () => {
    const colours = { bg: '#102030', text: '#ffffff', wallpaper: '#c0a060' }
    const opacity = { bg: 0.5, underlay: 0 }
    const seen = resolveTheme(theme(colours, { opacity }))
    expect(seen.solid('bg').r).toBeGreaterThan(0x30)
    expect(seen.colour('window')).toEqual(seen.solid('bg'))
    const through = resolveTheme(theme(colours, { opacity: { ...opacity, popover: 0.25 } }))
    expect(through.colour('window')).toEqual({ ...seen.solid('bg'), a: 0.25 })
  })
})

test('a theme is dark if its text is lighter than its background', () => {
  expect(resolveTheme(theme({ bg: '#777777', text: '#ffffff' })).isDark).toBe(true)
  expect(resolveTheme(theme({ bg: '#777777', text: '#000000' })).isDark).toBe(false)
  expect(resolveTheme(theme({ bg: '#ffffff' })).isDark).toBe(false)
})

test('of any four colours, slots of this interface alone are readable, and each warning names a real failure', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
  const own: readonly string[] = interfaceSlotNames
  // One colour cannot always be read on two grounds.
  const grounds = new Map(contrastPairs.map(({ slot }) => [slot, contrastPairs.filter((pair) => pair.slot === slot).length]))
  fc.assert(
    fc.property(hex, hex, hex, hex, (bg, fg, text, link) => {
      const report = contrastReport(theme({ bg, fg, text, link }))
      expect(report.filter(({ ratio, threshold, passes }) => passes !== ratio >= threshold)).toEqual([])
      const plain = ['reply', 'repeat', 'favourite']
      const alone = report.filter(({ slot, passes }) => !passes && own.includes(slot) && grounds.get(slot) === 1 && !plain.includes(slot))
      expect(alone).toEqual([])
    }),
    { numRuns: propertyRuns(50) },
  )
})
