import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { project } from '../install.mjs'

const numbered = 'packages/api/test/rules.test.ts'

interface Rule {
  readonly number: string
  readonly tests: readonly { readonly file: string; readonly title: string }[]
}

/** Rows of the table: `file`: “title”, or the number with which titles of the file of rules begin. */
function rulesIn(markdown: string): readonly Rule[] {
  return [...markdown.matchAll(/^\| (\d+) \| .+ \| (.+) \|$/gm)].map(([, number = '', cell = '']) => ({
    number,
    tests: cell.split('<br>').map((test) => {
      const [, file = '', title, own] = /^`([^`]+)`: (?:“(.+)”|(\d+))$/.exec(test) ?? []
      return { file, title: title ?? `${own}: ` }
    }),
  }))
}

/** Titles of the tests in a file, with the placeholders of tables. */
function titlesIn(file: string): readonly string[] {
  const code = readFileSync(join(project, file), 'utf8')
  return [...code.matchAll(/(?:\btest\(|\](?: as const)?\)\(|\btest\.each\(\w+\)\()(['"`])(.+?)\1, /g)].map(([, , title = '']) => title)
}

test('docs/SERVER-RULES.md names a test that exists for each rule, and each numbered test', () => {
  const rules = rulesIn(readFileSync(join(project, 'docs/SERVER-RULES.md'), 'utf8'))
  expect(rules.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, index) => String(index + 1)))
  const missing = rules.flatMap(({ number, tests }) =>
    tests
      .filter(({ file, title }) => {
        const titles = titlesIn(file)
        return !(file === numbered ? titles.some((one) => one.startsWith(title)) : titles.includes(title))
      })
      .map(({ file, title }) => `${number}: ${file}: ${title}`),
  )
  expect(missing, 'Name the tests by the titles that they have now.').toEqual([])
  const named = rules.flatMap(({ number, tests }) =>
    tests.some(({ file, title }) => file === numbered && title === `${number}: `) ? number : [],
  )
  const numbers = new Set(titlesIn(numbered).map((title) => title.replace(/:.*/, '')))
  expect([...numbers].toSorted((a, b) => Number(a) - Number(b))).toEqual(named)
})
