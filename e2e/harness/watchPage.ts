import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core'

import { engine } from './engine.ts'
import { countTraffic } from './waitForRest.ts'

/**
 * Complaints of a page: a blocked inline style, an uncaught exception, a console error, a failed request. A journey fails on each that it
 * did not expect.
 */
export interface Watch {
  /** Expects complaints that match, because this journey causes them. */
  expectComplaint(pattern: RegExp): void
  /** Unexpected complaints, one line each. */
  unexpected(): readonly string[]
}

/** The watch of a context that another journey may have later. */
export interface LastingWatch extends Watch {
  /** Forgets complaints and expectations, as in a new context. */
  startAnew(): void
}

/** The server's response to an account without stored settings, within seconds after signing in, or later. */
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
 * Additional messages of WebKit: unsupported attributes and directives, and ended calls, sockets and scripts of a page that was left. It
 * also logs a ResizeObserver loop, which others report to the page only.
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
    // Firefox reports a closed socket as an exception, with the same text whether server or page closed it. Chromium, which runs every
    // journey too, reports only the former.
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
 * Firefox reports an exception without details. After a page was left it still reports failed requests, and the page may be closed when the
 * details are read.
 */
async function reportInFull(message: ConsoleMessage, notify: (text: string) => void): Promise<void> {
  try {
    // Messages of the browser itself have no arguments.
    if (message.args().length === 0) return notify(message.text())
    const texts = await Promise.all(message.args().map((value) => value.evaluate((one: unknown) => String(one))))
    const text = texts.join(' ')
    // Of an exception of a page that went in between there is no more left than that it was one.
    if (text !== 'Error' && !text.includes("A part's code could not be fetched")) notify(text)
  } catch {
    // Nobody sees that page any more.
  }
}
