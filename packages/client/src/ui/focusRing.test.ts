import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')
const stylesheets = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
  .map((entry) => ({ name: entry.name, text: readFileSync(join(entry.parentPath, entry.name), 'utf8') }))

/** The picker's thumb and the bar of a tried theme are white in black, which is seen on any colour. Inline links keep the lines of the general rule. */
const others = new Set(['ColourPicker.module.css', 'TryOnBar.module.css', 'content.module.css'])

/** Blocks without blocks in them, with their selector. */
function blocksOf(text: string): readonly string[] {
  return text.match(/[^{};]*\{[^{}]*/g) ?? []
}

test('each rule that draws a ring, moves it, or removes it does so with both of its lines', () => {
  let rings = 0
  for (const { name, text } of stylesheets) {
    for (const block of blocksOf(text)) {
      const draws = block.includes('outline: 2px solid var(--focus)') || /:focus-visible[^{]*\{[^}]*outline-offset/.test(block)
      const hides = block.includes('outline: none') && !/^\s*:focus \{/.test(block)
      if (others.has(name) || !(draws || hides)) continue
      rings += 1
      const second = hides ? /box-shadow: none/ : /--focusEdge/
      // The ring of an image is drawn by the rest of the same rule.
      const rule = block.includes('.ringed') ? text.slice(text.indexOf('.ringed')) : block
      expect.soft(rule, `${name}: ${block}`).toMatch(second)
    }
  }
  expect(rings).toBeGreaterThan(25)
})
