import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Script } from 'node:vm'
import { expect, test } from 'vitest'

import { smallerRenderer } from './smallerRenderer.ts'

const reactDom = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'))
const renderer = readFileSync(join(reactDom, 'cjs/react-dom-client.production.js'), 'utf8')

test('the renderer neither takes over pages nor moves elements to the head, and is still a script', () => {
  const smaller = smallerRenderer(renderer)
  expect(() => new Script(smaller)).not.toThrow()
  expect(smaller).not.toMatch(/\bisHydrating = !0|memoizedState\.dehydrated|shouldStartViewTransition|FragmentInstance\.prototype/)
  expect(smaller).toMatch(/function isHostHoistableType\(\) \{ return false \}/)
  expect(smaller).toContain('function initInput(')
  expect(smaller).toContain('exports.createRoot = function')
})

test.each(['clearIfContinuousEvent', 'getResource', 'startViewTransition', 'FragmentInstance'])(
  'a renderer without %s stops the build, as what it did may be done elsewhere',
  (name) => {
    expect(() => smallerRenderer(renderer.replaceAll(`function ${name}(`, `function ${name}Anew(`))).toThrow(`no function ${name} any more`)
  },
)

test.each(['isHydrating', 'shouldStartViewTransition', 'isDehydrated'])('so does one that knows no %s', (name) => {
  expect(() => smallerRenderer(renderer.replaceAll(name, `${name}Anew`))).toThrow(/no(?:thing like)? .* any more/)
})

test('a parameter of the same name keeps its value', () => {
  const [before, after] = [renderer, smallerRenderer(renderer)].map((code) => /^function initInput\([\s\S]*?^\}/m.exec(code)?.[0])
  expect(after).toBe(before)
})

test('nothing of ours uses what is left out', () => {
  const sources = join(import.meta.dirname, '../src')
  const used =
    /<Fragment\b[^>]*\sref=|\bViewTransition\b|\bhydrateRoot\b|<(?:title|link|meta|style|script|base)\b[^>]*>|\bpre(?:load|init|connect)\w* *[,}].*from 'react-dom'/
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.tsx') && !name.includes('.test.'),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((name) => used.test(readFileSync(join(sources, name), 'utf8')))).toEqual([])
})
