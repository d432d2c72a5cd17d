import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

/** How every test, picture and measurement starts the browser. */
export const chromiumArguments = [
  // A container has no user namespaces, and the pages are our own.
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

/** The Debian packages: emoji and a wide font, so that pictures show what a reader would see. */
const debianPackages = ['chromium', 'fonts-noto-color-emoji', 'fonts-noto-core']

/**
 * The browser to drive: ROOKERY_CHROMIUM, else one from the PATH, else an installed Chrome, else what
 * Playwright downloaded. Null when there is none.
 *
 * @returns {string | null}
 */
export function findChromium() {
  const chosen = process.env['ROOKERY_CHROMIUM']
  if (chosen) return chosen
  return [...onPath(), ...inPrograms(), ...fromPlaywright()].find((path) => existsSync(path)) ?? null
}

/**
 * Finds a browser or gets one: the Debian package for root, else (or where that fails) Playwright's own download. Needs the
 * installed node_modules for the latter.
 *
 * @returns {string}
 * @throws {Error} with one sentence that says what to do, when none can be had.
 */
export function ensureChromium() {
  const found = findChromium()
  if (found) {
    if (existsSync(found)) return found
    throw new Error(`ROOKERY_CHROMIUM is "${found}", but there is no such file. Correct or unset it.`)
  }
  if (isRootOnDebian()) {
    console.log(`Installing ${debianPackages.join(', ')} with apt-get.`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const apt = (/** @type {string[]} */ ...args) =>
      spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
    const install = (/** @type {string[]} */ ...packages) => apt('install', '-y', '--no-install-recommends', ...packages)
    // Without the fonts the tests still pass; only the pictures have boxes in them.
    if (apt('update') && !install(...debianPackages)) install('chromium')
  }
  if (findChromium() === null) {
    console.log("Downloading Playwright's Chromium.")
    spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], { stdio: ['ignore', 'inherit', 'inherit'] })
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Error('No Chromium or Chrome was found and none could be installed. Install one, or set ROOKERY_CHROMIUM to its path.')
}

function onPath() {
  return (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
}

function inPrograms() {
  if (process.platform === 'darwin') {
    return ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium'].flatMap((app) => [
      join('/Applications', app),
      join(homedir(), 'Applications', app),
    ])
  }
  if (process.platform === 'win32') {
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
      const folder = process.env[variable]
      return folder ? [join(folder, 'Google/Chrome/Application/chrome.exe'), join(folder, 'Chromium/Application/chrome.exe')] : []
    })
  }
  return []
}

function fromPlaywright() {
  const folder =
    process.env['PLAYWRIGHT_BROWSERS_PATH'] ??
    { darwin: join(homedir(), 'Library/Caches/ms-playwright'), win32: join(process.env['LOCALAPPDATA'] ?? homedir(), 'ms-playwright') }[
      /** @type {string} */ (process.platform)
    ] ??
    join(homedir(), '.cache/ms-playwright')
  if (!existsSync(folder)) return []
  const inside = [
    'chrome-linux64/chrome',
    'chrome-linux/chrome',
    'chrome-win64/chrome.exe',
    'chrome-win/chrome.exe',
    'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  ]
  return readdirSync(folder)
    .filter((name) => name.startsWith('chromium-'))
    .toSorted()
    .toReversed()
    .flatMap((name) => inside.map((path) => join(folder, name, path)))
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && /debian/i.test(readFileSync('/etc/os-release', 'utf8'))
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(ensureChromium())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
