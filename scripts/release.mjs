import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

import { build, bundle } from './build.mjs'
import { ensureInstalled, project } from './install.mjs'

/**
 * Finds the newest section of a changelog. Its heading is `## VERSION`, and it ends at the next heading of the same level.
 *
 * @param {string} changelog
 * @returns {{ version: string, notes: string } | null} null when there is no section
 */
export function newestSection(changelog) {
  const [, section] = changelog.split(/^## /m)
  if (section === undefined) return null
  const [version = '', ...lines] = section.split('\n')
  return { version: version.trim(), notes: lines.join('\n').trim() }
}

/**
 * Lists the reasons against a release, a sentence each.
 *
 * @param {{ version: string, changelog: string, changedFiles: readonly string[], unfinishedLanguages?: readonly string[] }} state
 * @returns {string[]}
 */
export function reasonsAgainst({ version, changelog, changedFiles, unfinishedLanguages = [] }) {
  const reasons = []
  const [first, ...others] = changedFiles
  if (first !== undefined) {
    const more = others.length > 0 ? ` and ${others.length} more` : ''
    reasons.push(`The tree is not clean: ${first}${more}. Commit the changes, or put them aside.`)
  }
  const newest = newestSection(changelog)
  if (newest?.version !== version) {
    reasons.push(`CHANGELOG.md begins with "${newest?.version ?? ''}", but package.json has ${version}. Write a section "## ${version}".`)
  } else if (newest.notes === '') {
    reasons.push(`The section ${version} of CHANGELOG.md is empty. Write the changes for people who install it.`)
  }
  return [...reasons, ...unfinishedLanguages]
}

/**
 * Lists files that differ from the last commit, untracked ones included. Ignored files do not count.
 *
 * @param {string} folder inside a git repository
 * @returns {string[]}
 * @throws {Error} where git does not run, or there is no repository
 */
export function changedFilesIn(folder) {
  const { status, stdout, stderr, error } = spawnSync('git', ['status', '--porcelain=v1', '-z', '--no-renames'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`git cannot say whether the tree is clean: ${error?.message ?? stderr.trim()}.`)
  return stdout
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => line.slice(3))
}

/**
 * Writes checksums in the format that `sha256sum --check` reads.
 *
 * @param {readonly { path: string, content: Buffer }[]} files
 * @returns {string}
 */
export function checksumsOf(files) {
  return files.map(({ path, content }) => `${createHash('sha256').update(content).digest('hex')}  ${path}\n`).join('')
}

/**
 * Names the files of a release. The same input gives the same bytes.
 *
 * @param {{ version: string, notes: string, archive: Buffer }} release
 * @returns {{ path: string, content: Buffer }[]}
 */
export function releaseFiles({ version, notes, archive }) {
  const files = [
    { path: `rookery-frontend-${version}.zip`, content: archive },
    { path: 'NOTES.md', content: Buffer.from(`# Rookery ${version}\n\n${notes}\n`) },
  ]
  return [...files, { path: 'SHA256SUMS', content: Buffer.from(checksumsOf(files)) }]
}

/**
 * Builds the client and writes archive, notes and checksums into `dist-bundle/release-VERSION`.
 *
 * @throws {Error} when there is a reason against it
 */
async function release() {
  /** @type {{ version: string }} */
  const { version } = JSON.parse(await readFile(join(project, 'package.json'), 'utf8'))
  const changelog = await readFile(join(project, 'CHANGELOG.md'), 'utf8')
  const { register } = await import('tsx/esm/api')
  register()
  const { readCatalogues, tooLittleForRelease } = await import('./languages/Catalogue.ts')
  const unfinishedLanguages = tooLittleForRelease(readCatalogues())
  const reasons = reasonsAgainst({ version, changelog, changedFiles: changedFilesIn(project), unfinishedLanguages })
  if (reasons.length > 0) throw new Error(reasons.join('\n'))
  await build()
  const folder = join(project, 'dist-bundle', `release-${version}`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const files = releaseFiles({ version, notes: newestSection(changelog)?.notes ?? '', archive: await readFile(bundle) })
  await Promise.all(files.map(({ path, content }) => writeFile(join(folder, path), content)))
  console.log(`Wrote ${files.map(({ path }) => path).join(', ')} into dist-bundle/release-${version}.`)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled()
  try {
    await release()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
