import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** The rules of WCAG 2.2, level A and AA. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/**
 * What axe finds wrong with the page as it stands, one line a fault with the markup it found. Nothing
 * is switched off: a fault that cannot be mended is argued about, not hidden here.
 */
export async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  // One document, no frames: axe then needs no second page to join its results in.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(rules).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${(failureSummary ?? '').replace(/\s+/g, ' ')}`),
  )
}
