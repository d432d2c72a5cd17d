import type { BrowserContext, Page } from 'playwright-core'

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

/** Watches every page of the context, from its first document on. */
export async function watchPages(context: BrowserContext): Promise<Watch> {
  const complaints: string[] = []
  const expected: RegExp[] = []
  await context.exposeBinding('reportPolicyViolation', (_source, violation: string) => complaints.push(violation))
  await context.addInitScript(reportViolations)
  context.on('page', (page) => watch(page, complaints))
  return {
    expectComplaint: (pattern) => expected.push(pattern),
    unexpected: () => complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint))),
  }
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
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`))
  page.on('console', (message) => {
    // A policy violation is reported in full by its own event.
    if (message.type() !== 'error' || message.text().includes('violates the following Content Security Policy')) return
    complaints.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('crash', () => complaints.push('the tab crashed'))
}
