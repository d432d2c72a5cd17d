import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'

import { installPackages, isRootOnDebian } from '../packages/browser-drivers/src/debian.mjs'

/**
 * Disabled features. Each page would have two pages of the browser's own in addition, for suggestions of the address bar: half of the cost of
 * opening one. Only the last list on Chromium's command line counts, so it includes Playwright's.
 */
const featuresOff = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/** Arguments of the browser for all tests, screenshots and measurements. */
export const chromiumArguments = [
  `--disable-features=${featuresOff.join()}`,
  // Containers lack the user namespaces of the sandbox, and all pages are our own.
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Arguments for tests: they open many pages for a few seconds each, so optimizing code does not pay off. Saves a seventh of CPU time;
 * measurements run without them.
 */
export const unoptimised = '--js-flags=--no-turbofan --no-maglev'

/**
 * Arguments for tests of the whole client without screenshots: GPU and network run in the browser's process, because messages between
 * processes are slow.
 */
export const fewerProcesses = ['--in-process-gpu', '--enable-features=NetworkServiceInProcess2']

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

/** Chromium's engine without the windows, tabs and pages of a browser around it: tests need a fifth less of the processor with it. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell']

/** Debian packages: emoji and a wide font, so that screenshots show all characters. */
const debianPackages = ['chromium', 'fonts-noto-color-emoji', 'fonts-noto-core']

/**
 * The browser to drive: ROOKERY_CHROMIUM, else one from the PATH, else an installed Chrome, else the one
 * that Playwright downloaded. Null when there is none.
 *
 * @returns {string | null}
 */
export function findChromium() {
  const chosen = process.env['ROOKERY_CHROMIUM']
  if (chosen) return chosen
  return [...onPath(names), ...inPrograms(), ...fromPlaywright()].find((path) => existsSync(path)) ?? null
}

/**
 * The headless browser for tests: ROOKERY_CHROMIUM, or a headless shell from the PATH, or Playwright's download, or any Chromium. Null if
 * there is none.
 *
 * @returns {string | null}
 */
export function findTestBrowser() {
  const chosen = process.env['ROOKERY_CHROMIUM']
  if (chosen) return chosen
  return [...onPath(shellNames), ...shellsFromPlaywright()].find((path) => existsSync(path)) ?? findChromium()
}

/**
 * The same, after installing missing parts: the shell's Debian package in unattended runs (CI, root), and a browser in any case.
 *
 * @returns {string}
 * @throws {Error} as `ensureChromium` does
 */
export function ensureTestBrowser() {
  const chromium = ensureChromium()
  const found = findTestBrowser() ?? chromium
  if (found !== chromium || process.env['ROOKERY_CHROMIUM'] || process.env['CI'] !== 'true' || !isRootOnDebian()) return found
  installPackages('chromium-headless-shell')
  return findTestBrowser() ?? chromium
}

/**
 * @typedef {object} Ways How a browser is had.
 * @property {() => string | null} find
 * @property {() => void} install
 * @property {() => string} download
 */

/** @type {Ways} */
const ownWays = { find: findChromium, install: installChromium, download: downloadChromium }

/**
 * Finds a browser or gets one: the Debian package for root, else (or where that fails) Playwright's own download. Needs the
 * installed node_modules for the latter.
 *
 * @param {Ways} [ways]
 * @returns {string}
 * @throws {Error} with one sentence of instructions when none can be found.
 */
export function ensureChromium({ find, install, download } = ownWays) {
  const found = find()
  if (found) {
    if (existsSync(found)) return found
    throw new Error(`ROOKERY_CHROMIUM is "${found}", but there is no such file. Correct or unset it.`)
  }
  install()
  const error = find() === null ? download() : ''
  const installed = find()
  if (installed) return installed
  throw new Error(
    `No Chromium or Chrome was found and none could be installed${error && ` (${error})`}. Install one, or set ROOKERY_CHROMIUM to its path.`,
  )
}

function installChromium() {
  if (!isRootOnDebian()) return
  console.log(`Installing ${debianPackages.join(', ')} with apt-get.`)
  // Tests pass without the fonts; only screenshots have boxes in them.
  if (!installPackages(...debianPackages)) installPackages('chromium')
}

/** @returns {string} the error message, if there is one; the rest of Playwright's output is its stack trace */
function downloadChromium() {
  console.log("Downloading Playwright's Chromium.")
  const { stderr } = spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], { encoding: 'utf8' })
  return /^Error: (.+)$/m.exec(stderr)?.[1] ?? ''
}

/** @param {readonly string[]} programs */
function onPath(programs) {
  return (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => programs.map((name) => join(folder, name)))
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

/** Where Playwright keeps the browsers that it downloads. */
function playwrightFolder() {
  return (
    process.env['PLAYWRIGHT_BROWSERS_PATH'] ??
    { darwin: join(homedir(), 'Library/Caches/ms-playwright'), win32: join(process.env['LOCALAPPDATA'] ?? homedir(), 'ms-playwright') }[
      /** @type {string} */ (process.platform)
    ] ??
    join(homedir(), '.cache/ms-playwright')
  )
}

function fromPlaywright() {
  const inside = [
    'chrome-linux64/chrome',
    'chrome-linux/chrome',
    'chrome-win64/chrome.exe',
    'chrome-win/chrome.exe',
    'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  ]
  return downloads('chromium-').flatMap((folder) => inside.map((path) => join(folder, path)))
}

function shellsFromPlaywright() {
  const systems = ['linux64', 'linux', 'win64', 'mac-arm64', 'mac-x64', 'mac']
  const inside = systems.flatMap((system) => [
    `chrome-headless-shell-${system}/chrome-headless-shell${system === 'win64' ? '.exe' : ''}`,
    `chrome-${system}/headless_shell${system === 'win64' ? '.exe' : ''}`,
  ])
  return downloads('chromium_headless_shell-').flatMap((folder) => inside.map((path) => join(folder, path)))
}

/**
 * @param {string} prefix of the downloaded folders
 * @returns {readonly string[]} the folders, the newest first
 */
function downloads(prefix) {
  const folder = playwrightFolder()
  if (!existsSync(folder)) return []
  const found = readdirSync(folder).filter((name) => name.startsWith(prefix))
  return found
    .toSorted()
    .toReversed()
    .map((name) => join(folder, name))
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(ensureChromium())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
