import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVitest, type Vitest } from 'vitest/node'

import { project } from '../install.mjs'
import { projectsOf, tiers } from './tiers.ts'

let vitest: Vitest

beforeAll(async () => {
  vitest = await createVitest('test', { run: true, watch: false, config: join(project, 'vitest.config.ts') })
})
afterAll(() => vitest.close())

test('a test that failed is not tried again', () => {
  const retries = vitest.projects.map(({ name, config }) => ({ name, retry: config.retry }))
  expect(retries.length).toBeGreaterThan(5)
  expect(retries.filter(({ retry }) => retry !== 0)).toEqual([])
})

test('each project belongs to one tier', () => {
  const names = [...new Set(vitest.projects.map(({ name }) => name.replace(/ \(chromium\)$/, '')))]
  expect(tiers.flatMap(projectsOf).toSorted()).toEqual(names.toSorted())
})

/** All test files and their shared modules, with their text. */
const tests = ['packages', 'e2e', 'bench', 'scripts']
  .flatMap((folder) => readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.test\.tsx?$|^e2e\/.*\.ts$|^packages\/\w+\/test\/.*\.tsx?$/.test(path) && !/\/(?:node_modules|dist)\//.test(path))
  .filter((path) => path !== 'scripts/test/certainty.test.ts')
  .map((path) => ({ path, text: readFileSync(join(project, path), 'utf8') }))

const pathsWith = (pattern: RegExp) => tests.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

test('no test retries, and none looks at its number of retries', () => {
  expect(tests.length).toBeGreaterThan(500)
  // The options of product calls are `false` or a label.
  expect(pathsWith(/\bretry: ?[\d{]|\bretryCount\b/)).toEqual([])
})

test('a property test names its samples so that a full run takes more', () => {
  expect(pathsWith(/\bnumRuns: ?[\d(]/)).toEqual([])
})
