import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { beforeAll, expect, test } from 'vitest'

import { localResponse, patchScripts, scriptPatches } from './bidiMessages.mjs'

/** The code of the installed Playwright, and its form in messages. Playwright sends parts of it to pages. */
let playwright = ''
let playwrightAsJson = ''
beforeAll(() => {
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'))
  playwright = readFileSync(join(folder, 'lib/coreBundle.js'), 'utf8')
  playwrightAsJson = JSON.stringify(playwright)
})

/** A message that runs a script in a page. */
const evaluating = (script: string) => JSON.stringify({ id: 7, method: 'script.callFunction', params: { functionDeclaration: script } })

const scriptIn = (message: string) => (JSON.parse(message) as { params: { functionDeclaration: string } }).params.functionDeclaration

test.each(scriptPatches.map(([pattern]) => pattern))('Playwright still has the script that %s patches', (pattern) => {
  expect(playwrightAsJson.split(pattern).length).toBeGreaterThan(1)
})

test('Playwright still sends the command that is answered here', () => {
  expect(playwright).toContain('send("emulation.setMediaFeaturesOverride"')
})

test('a field is filled by the editor of the page, and as Playwright does it where that is impossible', () => {
  const source = 'function bidiInsertText(window, text) {\n  return "by Playwright"\n}'
  const commands: unknown[] = []
  const windowOf = (isEditable: boolean) => ({
    document: { execCommand: (...given: unknown[]) => (commands.push(given), isEditable) },
  })
  const patched = scriptIn(patchScripts(evaluating(source)))
  expect(runInNewContext(`${patched}; bidiInsertText(here, 'reed')`, { here: windowOf(true) })).toBeUndefined()
  expect(runInNewContext(`${patched}; bidiInsertText(here, 'reed')`, { here: windowOf(false) })).toBe('by Playwright')
  expect(commands).toEqual([
    ['insertText', false, 'reed'],
    ['insertText', false, 'reed'],
  ])
})

test.each([
  ['above', -1, 10, 1],
  ['in sight', 0, 100, 0],
  ['below', 50, 101, 1],
])('a node that is %s is scrolled to the middle only if it is out of sight', (_where, top, bottom, times) => {
  const source = 'node.scrollIntoView({\n  block: "center",\n  inline: "center",\n  behavior: "instant"\n});'
  let scrolled = 0
  const node = { getBoundingClientRect: () => ({ top, bottom }), scrollIntoView: () => scrolled++ }
  runInNewContext(scriptIn(patchScripts(evaluating(source))), { node, innerHeight: 100 })
  expect(scrolled).toBe(times)
})

test('the command that Firefox does not know has its own response; all others have none', () => {
  const message = JSON.stringify({ id: 42, method: 'emulation.setMediaFeaturesOverride', params: { contexts: ['a'] } })
  expect(JSON.parse(localResponse(message) ?? '')).toEqual({ type: 'success', id: 42, result: {} })
  expect(localResponse(evaluating('1'))).toBeUndefined()
  expect(patchScripts(evaluating('node.scrollIntoView({ block: "nearest" })'))).toBe(
    evaluating('node.scrollIntoView({ block: "nearest" })'),
  )
})
