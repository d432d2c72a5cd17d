import { expect, test } from 'vitest'
import { presetCss, presetsCss } from './presetCss.ts'

test('the style sheet of the client holds the default presets as they are computed now', async () => {
  // Not a picture of markup: this file is the build product. `vitest run -u` on this test writes it anew.
  const header =
    '/* Computed by packages/theme from its presets. After a change there: npx vitest run --project unit packages/theme -u */\n'
  await expect(`${header}${presetsCss()}\n`).toMatchFileSnapshot('../../client/src/ui/themes.css')
})

test('a preset that was chosen repeats nothing that every page has anyway', () => {
  const black = presetCss('rookery-black', 'pleroma-dark')
  expect(black).toContain('--bg: #000000;')
  expect(black).not.toContain('--radius-panel')
})

test('light is drawn for who asked for it and for nobody who chose dark', () => {
  const sheet = presetsCss()
  expect(sheet).toMatch(/prefers-color-scheme: light\) \{\s+:root:not\(\[data-theme\]\) \{\s+color-scheme: light/)
  expect(sheet).toMatch(/:root\[data-theme='rookery-light'\] \{\s+color-scheme: light/)
})
