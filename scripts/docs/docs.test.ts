import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { project } from '../install.mjs'
import { tiers } from '../test/tiers.ts'
import { complaintsAbout } from './complaintsAbout.ts'
import { readRepository, repositoryOf } from './Repository.ts'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
const commands = {
  scripts: Object.keys(scripts),
  testParts: ['check', 'build', ...tiers.flatMap(({ parts }) => parts.map(({ name }) => name))],
}
const repository = readRepository(project)
const checked = [...repository.documents].filter(([path]) => /^(?:[^/]+|docs\/.*|.*\/?README)\.md$/.test(path))

test('the documents of the repository are found', () => {
  const paths = checked.map(([path]) => path)
  expect(paths).toEqual(expect.arrayContaining(['README.md', 'docs/DATA.md', 'packages/browser-drivers/README.md']))
  expect(paths.filter((path) => path.startsWith('docs/decisions/')).length).toBeGreaterThan(50)
})

test('every document names only paths and commands that exist', () => {
  const complaints = checked.flatMap(([path, markdown]) =>
    complaintsAbout(path, markdown, repository, commands).map((complaint) => `${path}: ${complaint}`),
  )
  expect(complaints).toEqual([])
})

test('each decision is in the index, under its own number', () => {
  const index = repository.documents.get('docs/decisions/README.md') ?? ''
  const files = checked.flatMap(([path]) => /^docs\/decisions\/((\d{4})-.*\.md)$/.exec(path)?.slice(1) ?? [])
  expect(files.filter((_, place) => place % 2 === 0).filter((name) => !index.includes(`(${name})`))).toEqual([])
  const numbers = files.filter((_, place) => place % 2 === 1)
  expect(new Set(numbers).size).toBe(numbers.length)
})

describe('a name of a missing path or command is found:', () => {
  const known = repositoryOf(
    [
      'README.md',
      'docs/DATA.md',
      'docs/TEST.md',
      'scripts/build.mjs',
      'packages/client/src/data/Draft.ts',
      'packages/api/src/wire/read.ts',
    ],
    new Map([['docs/DATA.md', '# Data\n\n## Late responses\n']]),
  )
  const complaints = (markdown: string, path = 'docs/TEST.md') =>
    complaintsAbout(path, markdown, known, { scripts: ['build', 'test', 'start'], testParts: ['unit'] })

  test.each([
    'Read [this](DATA.md), [that](../README.md) and [a part](#here).\n\n## Here',
    '[A part](DATA.md#late-responses) of `docs`, in `scripts/build.mjs` and `build.mjs`.',
    'Short paths: `data/Draft`, `data/Draft.ts`, `data/`, `api/wire`, `packages/*/src`.',
    'No paths: `/api/v1`, `#settings/general`, `@rookery/api`, `<verb>.ts`, `text`, `static/config.json`, `dist-bundle/a.zip`.',
    '`npm run build`, `npm test -- unit`, `npm start -- --port 80`, `node scripts/build.mjs`.',
    '```\ncd data/Nothing\n```',
  ])('not in %j', (markdown) => {
    expect(complaints(markdown)).toEqual([])
  })

  test.each([
    ['[this](OTHER.md)', 'the link "OTHER.md"'],
    ['[this](#there)', 'the link "#there"'],
    ['[this](../README.md#data)', 'the link "../README.md#data"'],
    ['`scripts/bild.mjs`', 'the path "scripts/bild.mjs"'],
    ['`bild.mjs`', 'the path "bild.mjs"'],
    ['`dta/Draft`', 'the path "dta/Draft"'],
    ['`packages/*/sources`', 'the path "packages/*/sources"'],
    ['`npm run bild`', 'the command "npm run bild"'],
    ['```\nnpm run bild\n```', 'the command "npm run bild"'],
    ['`npm test -- unit browsers`', 'the command "npm test -- unit browsers"'],
    ['`node scripts/bild.mjs`', 'the command "node scripts/bild.mjs"'],
  ])('in %j', (markdown, name) => {
    expect(complaints(markdown)).toEqual([expect.stringContaining(`${name} leads nowhere.`)])
  })
})
