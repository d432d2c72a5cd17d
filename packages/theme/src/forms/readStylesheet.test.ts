import { expect, test } from 'vitest'
import { deriveTheme } from '../deriveTheme.ts'
import { themeCss } from '../presetCss.ts'
import { presets } from '../presets.ts'
import { readThemeStylesheet } from './readStylesheet.ts'

test('a theme that is read from its stylesheet looks the same', () => {
  for (const [name, preset] of Object.entries(presets)) {
    const theme = readThemeStylesheet(themeCss(preset), name)
    if (theme === null) throw new Error('The stylesheet was not read.')
    const [before, after] = [deriveTheme(preset), deriveTheme(theme)]
    for (const property of [
      '--bg',
      '--text',
      '--panel',
      '--input',
      '--link',
      '--btn',
      '--alertError',
      '--radius-panel',
      '--shadow-popup',
    ] as const)
      expect.soft([name, property, after[property]]).toEqual([name, property, before[property]])
  }
})

test('a stylesheet of an earlier release has its names and its mixed colours', () => {
  const css = `:root[data-theme="custom"] {
color-scheme: dark;
--bg: #102030;
--faint: #aabbcc;
--popoverFaint: #99aabb;
--hover: #ffffff14;
--backdrop: #00000099;
--input: #40506080;
--unknown: #ffffff;
--radius-btn: 7px;
--shadow-panel: inset 1px -2px 3px 0px #00000080, 0px 0px 4px 1px #ffffff;
--font-post: "DejaVu Serif", serif;
}`
  const theme = readThemeStylesheet(css, 'Pond')
  expect(theme).toEqual({
    name: 'Pond',
    colours: { bg: '#102030', faint: '#aabbcc', popoverFaintText: '#99aabb', input: '#405060' },
    opacity: { bg: 1, input: 128 / 255, faint: 1, faintOnSurfaces: 1 },
    radii: { btn: 7 },
    shadows: {
      panel: [
        { x: 1, y: -2, blur: 3, spread: 0, inset: true, colour: '#000000', alpha: 128 / 255 },
        { x: 0, y: 0, blur: 4, spread: 1, inset: false, colour: '#ffffff', alpha: 1 },
      ],
    },
    fonts: { post: '"DejaVu Serif", serif' },
  })
  expect(readThemeStylesheet('body { color: red }', 'Pond')).toBeNull()
})
