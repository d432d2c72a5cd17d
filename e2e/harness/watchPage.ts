import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core'

import { engine } from './engine.ts'
import { countTraffic } from './waitForRest.ts'

/**
 * What a page complained about: a blocked inline style, an exception nobody caught, an error in the
 * console, a request that got no answer. A journey fails on any of them that it did not expect.
 */
export interface Watch {
  /** Complaints that match are what this journey is about. */
  expectComplaint(pattern: RegExp): void
  /** The complaints nobody expected, one line each. */
  unexpected(): readonly string[]
}

/** The watch of a context that another journey may have later. */
export interface LastingWatch extends Watch {
  /** Forgets what was complained of and expected, as if the context were new. */
  startAnew(): void
}

/** How a server says that an account has kept no settings with it yet; who signs in meets it within seconds, or later. */
const unkeptSettings = /status of 404 .*\/frontend_settings\/rookery\//

/** Watches every page of the context, from its first document on. */
export async function watchPages(context: BrowserContext): Promise<LastingWatch> {
  const complaints: string[] = []
  const expected: RegExp[] = []
  await context.exposeBinding('reportPolicyViolation', (_source, violation: string) => complaints.push(violation))
  await context.addInitScript(reportViolations)
  context.on('page', (page) => watch(page, complaints))
  return {
    expectComplaint: (pattern) => expected.push(pattern),
    unexpected: () => complaints.filter((complaint) => ![unkeptSettings, ...expected].some((pattern) => pattern.test(complaint))),
    startAnew() {
      complaints.length = 0
      expected.length = 0
    },
  }
}

/**
 * What WebKit says beside: what others read in the page and its policy and it does without, and, of a page that is left, that its
 * calls, its socket and code on its way have ended. What watches sizes and changes some is told of the rest in the next frame: others
 * say that to the page alone.
 */
const webKitNoise = [
  "directive 'manifest-src'",
  '"interactive-widget"',
  'due to access control checks',
  'is closed due to suspension',
  'ResizeObserver loop completed with undelivered notifications',
  'Importing a module script failed',
]

function isWebKitNoise(text: string): boolean {
  return engine === 'webkit' && webKitNoise.some((words) => text.includes(words))
}

declare global {
  interface Window {
    /** Bound by the harness in every page it watches. */
    reportPolicyViolation(violation: string): void
  }
}

/** Runs in the page. */
function reportViolations() {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
    window.reportPolicyViolation(`content policy: ${effectiveDirective} blocked ${blockedURI} (${sourceFile}:${lineNumber})`)
  })
}

function watch(page: Page, complaints: string[]) {
  countTraffic(page)
  page.on('pageerror', ({ message }) => {
    // Firefox tells of a socket as of an exception, in the same words whether the server or the page ended it. Chromium, in which
    // each journey is walked as well, tells of the former alone.
    if (!message.includes(' ws://') && !isWebKitNoise(message)) complaints.push(`exception: ${message}`)
  })
  page.on('console', (message) => {
    // The page's own event reports a policy violation in full.
    if (message.type() !== 'error' || message.text().includes('violates the following Content Security Policy')) return
    if (isWebKitNoise(message.text())) return
    const notify = (text: string) => void complaints.push(`console: ${text} (${message.location().url})`)
    if (engine === 'chromium') notify(message.text())
    else void reportInFull(message, notify)
  })
  page.on('crash', () => complaints.push('the tab crashed'))
}

/**
 * Of an exception Firefox says no more than that it is one. To a page that is left it still tells that what was underway has
 * failed, and that page may be gone when it is asked what it meant.
 */
async function reportInFull(message: ConsoleMessage, notify: (text: string) => void): Promise<void> {
  try {
    // What the browser says of itself has no values.
    if (message.args().length === 0) return notify(message.text())
    const texts = await Promise.all(message.args().map((value) => value.evaluate((one: unknown) => String(one))))
    const text = texts.join(' ')
    // Of an exception of a page that went in between there is no more left than that it was one.
    if (text !== 'Error' && !text.includes("A part's code could not be fetched")) notify(text)
  } catch {
    // Nobody sees that page any more.
  }
}
