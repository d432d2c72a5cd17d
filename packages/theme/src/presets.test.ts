import { parse, wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { contrastReport } from './contrastReport.ts'
import { deriveTheme } from './deriveTheme.ts'
import { withValue } from './editTheme.ts'
import { presets, type PresetName } from './presets.ts'
import { resolveTheme } from './resolveTheme.ts'
import { composite, formatColour } from './colour.ts'

/** Written by hand from the interface, not taken from the table of slots, so that a pair forgotten there is missed here. */
const textPairs: readonly (readonly [text: string, ground: string])[] = [
  ...[
    'text',
    'faint',
    'link',
    'accent',
    'icon',
    'cRed',
    'cGreen',
    'cBlue',
    'cOrange',
    'reply',
    'repeat',
    'favourite',
    'danger',
    'success',
    'warning',
    'faintLink',
    'postLink',
    'postGreentext',
    'postCyantext',
  ].map((text) => [text, 'bg'] as const),
  ...['text', 'faint', 'link', 'postLink', 'danger'].map((text) => [text, 'hover'] as const),
  ...['panelText', 'panelFaint', 'panelLink'].map((text) => [text, 'panel'] as const),
  ...['topBarText', 'topBarFaint', 'topBarLink'].map((text) => [text, 'topBar'] as const),
  ...['wallpaperText', 'wallpaperFaint', 'wallpaperLink'].map((text) => [text, 'wallpaper'] as const),
  ...['inputText', 'inputFaint'].map((text) => [text, 'input'] as const),
  ['btnText', 'btn'],
  ['btnText', 'btnHover'],
  ['btnPressedText', 'btnPressed'],
  ['btnToggledText', 'btnToggled'],
  ['btnPrimaryText', 'btnPrimary'],
  ['btnPrimaryText', 'btnPrimaryHover'],
  ['btnDangerText', 'btnDanger'],
  ['btnDangerText', 'btnDangerHover'],
  ['accentText', 'accentControl'],
  ['selectionText', 'selection'],
  ...['highlightText', 'highlightFaintText', 'highlightLink'].map((text) => [text, 'highlight'] as const),
  ...['selectedPostText', 'selectedPostFaintText', 'selectedPostLink', 'selectedPostIcon', 'reply', 'repeat', 'favourite', 'danger'].map(
    (text) => [text, 'selectedPost'] as const,
  ),
  ['selectedMenuText', 'selectedMenu'],
  ...['popoverText', 'popoverFaintText', 'popoverLink', 'danger'].map((text) => [text, 'popover'] as const),
  ['selectedMenuPopoverText', 'selectedMenuPopover'],
  ['popoverFaintText', 'selectedMenuPopover'],
  ['selectedMenuPopoverDanger', 'selectedMenuPopover'],
  ...['Error', 'Warning', 'Success', 'Neutral'].flatMap((level) => [
    [`alert${level}Text`, `alert${level}`] as const,
    [`alertPopup${level}Text`, `alertPopup${level}`] as const,
  ]),
  ['badgeNotificationText', 'badgeNotification'],
  ['badgeNeutralText', 'badgeNeutral'],
  ['codeText', 'code'],
  ['pollText', 'poll'],
  ['viewerText', 'viewer'],
]

const controlPairs: readonly (readonly [sign: string, ground: string])[] = [
  ...['bg', 'panel', 'topBar', 'wallpaper', 'popover', 'highlight'].map((ground) => ['focus', ground] as const),
  ['inputBorder', 'bg'],
  ['accentControl', 'bg'],
  ['accentText', 'accentControl'],
  ['btnDanger', 'bg'],
  ['selectedMenuIcon', 'selectedMenu'],
]

/** Colours that a sign has in addition to its text, and those that a post chooses for an effect: 4.5. All other texts: 7. */
const signals = new Set(['accent', 'icon', 'cRed', 'cGreen', 'cBlue', 'cOrange', 'reply', 'repeat', 'favourite', 'selectedPostIcon'])

test.each(Object.keys(presets) as PresetName[])('the preset %s is readable: text at 7, signs at 4.5, controls at 3', (name) => {
  const theme = resolveTheme(presets[name])
  const properties = deriveTheme(presets[name])
  const ratio = (above: string, ground: string) => {
    expect(parse(properties[`--${above}`] ?? ''), above).toBeDefined()
    return wcagContrast(formatColour(composite(theme.colour(above), theme.solid(ground))), formatColour(theme.solid(ground)))
  }
  for (const [text, ground] of textPairs)
    expect.soft(ratio(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(signals.has(text) ? 4.5 : 7)
  for (const [sign, ground] of controlPairs) expect.soft(ratio(sign, ground), `${sign} on ${ground}`).toBeGreaterThanOrEqual(3)
  const report = contrastReport(presets[name])
  expect(report.length).toBeGreaterThan(100)
  const low = report.filter((pair) => pair.ratio < (pair.threshold === 4.5 ? 7 : 3))
  expect.soft(low.map(({ slot, surfaces, ratio: found }) => `${slot} on ${surfaces.join(' ')}: ${found}`)).toEqual([])
})

test('only floating surfaces of the presets have a shadow', () => {
  for (const theme of Object.values(presets)) {
    const shadows = Object.entries(deriveTheme(theme)).filter(([name]) => name.startsWith('--shadow-'))
    expect(shadows.filter(([, shadow]) => shadow !== 'none').map(([name]) => name)).toEqual(['--shadow-popup'])
  }
})

test('a copy of a preset changes with its common colours', () => {
  const copy = presets['pleroma-dark']
  const changed = (slot: string, colour: string) => {
    const [before, after] = [resolveTheme(copy), resolveTheme(withValue(copy, 'colours', slot, colour))]
    return (name: string) => formatColour(before.colour(name)) !== formatColour(after.colour(name))
  }
  expect(['popover', 'selectedMenuPopover', 'btnDisabled', 'window'].filter(changed('bg', '#102a1c'))).toHaveLength(4)
  expect(['panel', 'btn', 'btnPressed', 'highlight', 'selectedPost', 'badgeNeutral'].filter(changed('fg', '#1f3d2c'))).toHaveLength(6)
  expect(['faint', 'icon', 'btnText', 'popoverFaintText'].filter(changed('text', '#ffffff'))).toHaveLength(4)
  expect(['danger', 'btnDanger', 'alertError', 'badgeNotification'].filter(changed('cRed', '#ff0000'))).toHaveLength(4)
})
