import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

/** Hover that shows something, which a tap is to show, too. */
const reveals = new Set(['app/shell/Shell.module.css', 'features/content/ui/effects.module.css', 'ui/animation/PausedImage.module.css'])

test('each hover rule requires a pointer that can hover, so that no tap leaves its colour', () => {
  const files = readdirSync(source, { encoding: 'utf8', recursive: true }).filter((file) => file.endsWith('.css') && !reveals.has(file))
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap((file) => bareHovers(readFileSync(join(source, file), 'utf8')).map((rule) => `${file}: ${rule}`))).toEqual([])
})

test('such a rule is found at any nesting', () => {
  expect(bareHovers('.a { &:hover { color: red } }')).toEqual(['&:hover'])
  expect(bareHovers('.a:hover, .b { color: red } @media (hover: hover) { .c:hover { color: red } }')).toEqual(['.a:hover, .b'])
  expect(bareHovers('/* :hover { */ .a { @media (hover: hover) { &:hover { color: red } } }')).toEqual([])
})

/** Selectors with `:hover` outside of `@media (hover: hover)`. */
function bareHovers(css: string): readonly string[] {
  const around: string[] = []
  const found: string[] = []
  for (const [, prelude = '', brace] of css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') around.pop()
    if (brace !== '{') continue
    const rule = prelude.trim()
    if (rule.includes(':hover') && !around.some((outer) => outer.includes('(hover: hover)'))) found.push(rule)
    around.push(rule)
  }
  return found
}
