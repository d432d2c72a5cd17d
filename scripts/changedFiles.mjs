import { spawnSync } from 'node:child_process'

import { stop } from './install.mjs'

/**
 * Tests that read files instead of importing them, with these files: no module graph connects them.
 *
 * @type {readonly { reads: RegExp, tests: readonly string[] }[]}
 */
const readers = [
  { reads: /^packages\/(?:api|client|content|theme)\/src\/.*\.tsx?$/, tests: ['packages/content/src/oneGate.test.ts'] },
  // The module graph does not know catalogues as files, because they are imported with a question mark.
  {
    reads: /^packages\/client\/src\/i18n\/locales\//,
    tests: ['packages/client/src/i18n/catalogues.test.ts', 'packages/client/src/i18n/catalogues.ts'],
  },
  // Documents name files of every kind, and a renamed one leaves its old name in them.
  { reads: /./, tests: ['scripts/docs/docs.test.ts'] },
  { reads: /^docs\/KEYS\.md$/, tests: ['packages/client/src/app/keys/keyTable.test.ts'] },
  { reads: /^\.oxlintrc\.json$/, tests: ['scripts/lint.test.ts'] },
  { reads: /^scripts\/(?:start|bundle|build)/, tests: ['scripts/start.test.ts'] },
]

/**
 * The files that differ from a revision, new ones among them, and the tests that read one of them.
 *
 * @param {string} base
 * @returns {string[]} paths from the project's folder
 */
export function changedFiles(base) {
  const changed = [...git('diff', '--name-only', '--no-renames', base, '--'), ...git('ls-files', '--others', '--exclude-standard')]
  const read = readers.filter(({ reads }) => changed.some((path) => reads.test(path))).flatMap(({ tests }) => tests)
  return [...new Set([...changed, ...read])]
}

/**
 * @param {string[]} words
 * @returns {string[]} the lines of its answer
 */
function git(...words) {
  const { status, stdout, stderr, error } = spawnSync('git', words, { encoding: 'utf8' })
  if (status !== 0) stop(`git ${words.join(' ')} failed: ${(error?.message ?? stderr).trim()}`)
  return stdout.split('\n').filter((line) => line !== '')
}
