import { parse, wcagContrast } from 'culori'
import { describe, expect, test } from 'vitest'
import { contrastReport } from './contrastReport.ts'
import { deriveTheme } from './deriveTheme.ts'
import { presets, type PresetName } from './presets.ts'
import { resolveTheme } from './resolveTheme.ts'
import { formatColour } from './colour.ts'

/** Written by hand from what the interface draws, not taken from the table of slots, so that a pair forgotten there is missed here. */
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
  ...['panelText', 'panelFaint', 'panelLink'].map((text) => [text, 'panel'] as const),
  ...['topBarText', 'topBarFaint', 'topBarLink'].map((text) => [text, 'topBar'] as const),
  ...['wallpaperText', 'wallpaperFaint', 'wallpaperLink'].map((text) => [text, 'wallpaper'] as const),
  ...['inputText', 'inputFaint'].map((text) => [text, 'input'] as const),
  ...['btnText', 'btnText'].map((text) => [text, 'btn'] as const),
  ['btnText', 'btnHover'],
  ['btnPressedText', 'btnPressed'],
  ['btnToggledText', 'btnToggled'],
  ['btnPrimaryText', 'btnPrimary'],
  ['btnPrimaryText', 'btnPrimaryHover'],
  ['btnDangerText', 'btnDanger'],
  ['btnDangerText', 'btnDangerHover'],
  ['accentText', 'accentControl'],
  ['selectionText', 'selection'],
  ...['highlightText', 'highlightFaint', 'highlightLink'].map((text) => [text, 'highlight'] as const),
  ...['selectedPostText', 'selectedPostFaint', 'selectedPostLink', 'selectedPostIcon', 'reply', 'repeat', 'favourite', 'danger'].map(
    (text) => [text, 'selectedPost'] as const,
  ),
  ['selectedMenuText', 'selectedMenu'],
  ...['popoverText', 'popoverFaint', 'popoverLink', 'danger'].map((text) => [text, 'popover'] as const),
  ['selectedMenuPopoverText', 'selectedMenuPopover'],
  ['popoverFaint', 'selectedMenuPopover'],
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

describe.each(Object.keys(presets) as PresetName[])('the preset %s', (name) => {
  const theme = resolveTheme(presets[name])
  const properties = deriveTheme(presets[name])
  const ratio = (above: string, ground: string) => wcagContrast(properties[`--${above}`] ?? '', formatColour(theme.solid(ground)))

  test.each(textPairs)('shows %s on %s at 4.5 or more', (text, ground) => {
    expect(parse(properties[`--${text}`] ?? '')).toBeDefined()
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(controlPairs)('shows the control %s on %s at 3 or more', (sign, ground) => {
    expect(ratio(sign, ground)).toBeGreaterThanOrEqual(3)
  })

  test('passes its own report', () => {
    expect(contrastReport(presets[name]).filter((pair) => !pair.passes)).toEqual([])
  })
})

test('the high contrast preset shows all running text at 7 or more', () => {
  const pairs = contrastReport(presets['high-contrast']).filter(
    ({ slot, on }) => on === 'bg' && ['text', 'faint', 'link', 'icon', 'danger'].includes(slot),
  )
  expect(pairs.filter((pair) => pair.level !== 'AAA')).toEqual([])
})
