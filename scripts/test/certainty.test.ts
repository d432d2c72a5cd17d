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

test('a test that failed is not tried again, in any project', () => {
  const retries = vitest.projects.map(({ name, config }) => [name, config.retry])
  expect(retries.length).toBeGreaterThan(5)
  expect(retries.filter(([, retry]) => retry !== 0)).toEqual([])
})

test('each project belongs to one tier', () => {
  const names = [...new Set(vitest.projects.map(({ name }) => name.replace(/ \(chromium\)$/, '')))]
  expect(tiers.flatMap(projectsOf).toSorted()).toEqual(names.toSorted())
})

/** Says that a test may be tried again. What is said of calls of the product is `false` or a label. */
const triesAgain = /\bretry: ?[\d{]|\bretryCount\b/

test('no test asks for a second try, and none looks at how often it was tried', () => {
  const self = import.meta.filename
  const paths = ['packages', 'e2e', 'bench', 'scripts']
    .flatMap((folder) =>
      readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(project, folder, path)),
    )
    .filter((path) => !/[\\/](?:node_modules|dist)[\\/]/.test(path) && path !== self)
  const tests = paths.filter((path) => /\.test\.tsx?$/.test(path) || /[\\/](?:e2e|test)[\\/].*\.tsx?$/.test(path))
  expect(tests.length).toBeGreaterThan(500)
  expect(tests.filter((path) => triesAgain.test(readFileSync(path, 'utf8')))).toEqual([])
})
