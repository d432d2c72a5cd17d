import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { project } from './install.mjs'
import { changedFilesIn, checksumsOf, newestSection, reasonsAgainst, releaseFiles } from './release.mjs'

const changelog = '# Changelog\n\nWords.\n\n## 1.2.0\n\n### For admins\n\n- A change.\n\n## 1.1.0\n\n- An older change.\n'

test('the newest section ends where the next version begins', () => {
  expect(newestSection(changelog)).toEqual({ version: '1.2.0', notes: '### For admins\n\n- A change.' })
  expect(newestSection('# Changelog\n')).toBeNull()
})

describe('a release is refused', () => {
  test('for nothing in a clean tree with a section', () => {
    expect(reasonsAgainst({ version: '1.2.0', changelog, changedFiles: [] })).toEqual([])
  })

  test('for a language that lacks too many texts', () => {
    expect(reasonsAgainst({ version: '1.2.0', changelog, changedFiles: [], unfinishedLanguages: ['de.json lacks 200 texts.'] })).toEqual([
      'de.json lacks 200 texts.',
    ])
  })

  test('for files that are not committed', () => {
    expect(reasonsAgainst({ version: '1.2.0', changelog, changedFiles: ['a.ts', 'b.ts', 'c.ts'] })).toEqual([
      'The tree is not clean: a.ts and 2 more. Commit the changes, or put them aside.',
    ])
  })

  test.each([
    ['a version without a section', '1.3.0', changelog],
    ['a version without the newest section', '1.1.0', changelog],
    ['a changelog without sections', '1.2.0', '# Changelog\n'],
    ['a changelog that begins with unreleased changes', '1.2.0', changelog.replace('## 1.2.0', '## Unreleased\n\n- New.\n\n## 1.2.0')],
  ])('for %s', (_, version, text) => {
    expect(reasonsAgainst({ version, changelog: text, changedFiles: [] })).toEqual([
      expect.stringContaining(`Write a section "## ${version}".`),
    ])
  })

  test('for an empty section', () => {
    expect(reasonsAgainst({ version: '1.2.0', changelog: '## 1.2.0\n\n## 1.1.0\n\n- Old.\n', changedFiles: [] })).toEqual([
      expect.stringContaining('is empty'),
    ])
  })
})

test('the changelog of the project begins with this version, or with changes for the next', async () => {
  const { version }: { version: string } = JSON.parse(await readFile(join(project, 'package.json'), 'utf8'))
  const newest = newestSection(await readFile(join(project, 'CHANGELOG.md'), 'utf8'))
  expect([version, 'Unreleased']).toContain(newest?.version)
  expect(newest?.notes).not.toBe('')
})

test('a changed, a new and an oddly named file make a tree unclean, an ignored one does not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rookery-release-'))
  const git = (...words: string[]) =>
    spawnSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@test.test', ...words], { cwd: folder, encoding: 'utf8' })
  try {
    git('init', '--quiet')
    await writeFile(join(folder, '.gitignore'), 'ignored\n')
    await writeFile(join(folder, 'known'), 'before')
    git('add', '--all')
    git('commit', '--quiet', '--message', 'first')
    await writeFile(join(folder, 'ignored'), 'anything')
    expect(changedFilesIn(folder)).toEqual([])
    await writeFile(join(folder, 'known'), 'after')
    await writeFile(join(folder, 'new "file" ü'), 'anything')
    expect(changedFilesIn(folder)).toEqual(['known', 'new "file" ü'])
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('checksums have the form that sha256sum reads', () => {
  expect(checksumsOf([{ path: 'a.txt', content: Buffer.from('abc') }])).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a.txt\n',
  )
})

test('the files of a release are the same for the same input, and each has its checksum', () => {
  const one = { version: '1.2.0', notes: '- A change.', archive: Buffer.from('zip') }
  const files = releaseFiles(one)
  expect(files.map(({ path }) => path)).toEqual(['rookery-frontend-1.2.0.zip', 'NOTES.md', 'SHA256SUMS'])
  expect(releaseFiles(one)).toEqual(files)
  const [, notes, sums] = files.map(({ content }) => content.toString())
  expect(notes).toBe('# Rookery 1.2.0\n\n- A change.\n')
  expect(sums).toBe(checksumsOf(files.slice(0, 2)))
})
