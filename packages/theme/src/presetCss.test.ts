import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { highlightColours } from './highlightColours.ts'
import { presetCss, presetNoticesCss, presetsCss, themeCss } from './presetCss.ts'
import { presets } from './presets.ts'
import { defaultFonts, defaultShadows, maxLayers } from './ThemeSource.ts'

test('the stylesheet of the client contains the default presets as they are computed now', async () => {
  // Not a markup snapshot: this file is the build product. `vitest run -u` on this test updates it.
  const header =
    '/* Computed by packages/theme from its presets. After a change there: npx vitest run --project unit packages/theme -u */\n'
  await expect(`${header}${presetsCss(isReadByClient())}\n`).toMatchFileSnapshot('../../client/src/ui/themes.css')
  await expect(`${header}${presetNoticesCss(isReadByClient())}\n`).toMatchFileSnapshot('../../client/src/ui/noticeThemes.css')
})

/** The properties that a file of the client names, and those by computed names: shadows, radii, fonts, colours of marked posts. */
function isReadByClient(): (property: string) => boolean {
  const client = join(import.meta.dirname, '../../client')
  const files = readdirSync(join(client, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:css|ts|tsx)$/.test(entry.name) && !/\.test\.|hemes\.css$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  const named = new Set(files.flatMap((text) => text.match(/--[A-Za-z][\w-]*/g) ?? []))
  const page = { r: 0, g: 0, b: 0, a: 1 }
  const asked = new Set<string>()
  const ask = (slot: string) => {
    asked.add(`--${slot}`)
    return page
  }
  highlightColours(page, ask, ask)
  return (property) => named.has(property) || asked.has(property) || /^--(?:shadow|font)-/.test(property)
}

test('the stylesheet leaves out properties that the client does not read, and no others', () => {
  const isRead = isReadByClient()
  const sheet = presetsCss(isRead)
  expect(['--bg', '--faint', '--hover', '--shadow-popup', '--postGreentext'].every((property) => sheet.includes(`${property}: `))).toBe(
    true,
  )
  expect(sheet).not.toContain('--chatMessageOutgoingBorder')
  expect(sheet).not.toContain(': none;')
  expect(presetsCss().length).toBeGreaterThan(sheet.length)
})

// The client stores a theme as a stylesheet, and draws no longer one.
test('a theme with the maximum of layers in a shadow, each of maximum length, has 13,000 characters', () => {
  const layer = { x: -2199.99, y: -2199.99, blur: 2199.99, spread: -1023.99, inset: true, colour: '--faint,-24.2', alpha: 0.55 }
  const layers = Array.from({ length: maxLayers }, () => layer)
  const shadows = Object.fromEntries(Object.keys(defaultShadows).map((name) => [name, layers]))
  const fonts = Object.fromEntries(Object.keys(defaultFonts).map((name) => [name, 'W'.repeat(200)]))
  expect(themeCss({ ...presets['pleroma-dark'], shadows, fonts, opacity: { bg: 0.5, panel: 0.5 } }).length).toBeLessThan(13_000)
})

test('a chosen preset repeats no property that every page already has', () => {
  const black = presetCss('rookery-black', 'pleroma-dark')
  expect(black).toContain('--bg: #000000;')
  expect(black).not.toContain('--radius-panel')
})

test('the light scheme applies by preference without a chosen theme, and by a chosen light theme', () => {
  const sheet = presetsCss()
  expect(sheet).toMatch(/prefers-color-scheme: light\) \{\s+:root:not\(\[data-theme\]\) \{\s+color-scheme: light/)
  expect(sheet).toMatch(/:root:is\(\[data-theme\$='light'\][^{]*\{\s+color-scheme: light/)
})

test('a preset covers itself and the names that servers have for its kind', () => {
  const rules = [...presetsCss().matchAll(/^:root:is\((.*)\) \{\n {2}color-scheme: (\w+)/gm)]
  const namesOf = (scheme: string) => rules.find(([, , drawn]) => drawn === scheme)?.[1] ?? ''
  const [light, black] = [namesOf('light'), namesOf('dark')]
  expect(['rookery-light', 'pleroma-light', 'breezy-light', 'bird', 'redmond-xx'].map((name) => isNamed(light, name))).not.toContain(false)
  expect(['rookery-black', 'ir-black', 'pleroma-amoled'].map((name) => isNamed(black, name))).not.toContain(false)
  expect(['classic-dark', 'monokai', 'high-contrast'].some((name) => isNamed(light, name) || isNamed(black, name))).toBe(false)
})

/** Whether one of the attribute selectors of a list means a name. */
function isNamed(selectors: string, name: string): boolean {
  return [...selectors.matchAll(/\[data-theme([$^]?)='([\w-]+)'\]/g)].some(([, how, part = '']) =>
    how === '$' ? name.endsWith(part) : how === '^' ? name.startsWith(part) : name === part,
  )
}
