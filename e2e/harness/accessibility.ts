import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

import { axeOptions, hideBehind, linesOf, untilFaded } from '../../packages/client/test/accessibilityRules.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export interface ScanOptions {
  /** A selector of the parts to check; the whole page otherwise. */
  readonly within?: string | undefined
  /** A selector of the windows over the page, which is hidden from axe behind them. */
  readonly windows?: string | undefined
  /** Selector of excluded elements. */
  readonly without?: string
}

/**
 * Faults that axe finds in the current page, one line each with the markup. No rule is off: a fault that cannot be fixed is discussed, not
 * hidden here.
 */
export async function accessibilityFaults(
  page: Page,
  { within = ':root', windows, without }: ScanOptions = {},
): Promise<readonly string[]> {
  await page.evaluate(untilFaded)
  if (await page.evaluate(isTransparent)) throw new Error('axe finds no contrast in a transparent page. Visit it with `paints: true`.')
  await loadAxe(page)
  const exclude = without === undefined ? [] : [without]
  const found = { include: [within], exclude, options: axeOptions }
  if (windows === undefined) return linesOf(await page.evaluate(scan, found))
  const opened = await page.evaluateHandle((selector) => [...document.querySelectorAll(selector)], windows)
  const show = await page.evaluateHandle(hideBehind, opened)
  const violations = await page.evaluate(scan, found)
  await show.evaluate((end) => end())
  return linesOf(violations)
}

/** Landmarks with the same role and name, which screen readers cannot tell apart, one line each. */
export async function doubledLandmarks(page: Page): Promise<readonly string[]> {
  await loadAxe(page)
  return linesOf(await page.evaluate(scan, { include: [':root'], exclude: [], options: landmarkOptions }))
}

/** No tag of WCAG has this rule. */
const landmarkOptions: axe.RunOptions = { ...axeOptions, runOnly: { type: 'rule', values: ['landmark-unique'] }, rules: {} }

async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
}

/** Runs in the page. */
function isTransparent(): boolean {
  return getComputedStyle(document.documentElement).opacity === '0'
}

interface Scan {
  readonly include: string[]
  readonly exclude: string[]
  readonly options: axe.RunOptions
}

/** Runs in the page, which has no frames. */
async function scan({ include, exclude, options }: Scan): Promise<axe.AxeResults['violations']> {
  const tool = Reflect.get(window, 'axe') as typeof axe // it has just been put there
  const { violations } = await tool.run({ include, exclude }, options)
  return violations
}

/**
 * Marks the controls of a part that a bar lies over, or that a box which scrolls cuts, wholly or in part, and returns the selector of
 * the marks. Their visible part is smaller than the control, which is no fault: scrolling or the focus reveals them.
 */
export async function markCovered(page: Page, within = ':root'): Promise<string> {
  await page.evaluate((parts) => {
    const isUnderBar = (control: Element, [x, y]: readonly [number, number]) => {
      let hit = document.elementFromPoint(x, y)
      if (hit && control.contains(hit)) return false
      for (; hit && !hit.contains(control); hit = hit.parentElement) if (/fixed|sticky/.test(getComputedStyle(hit).position)) return true
      return false
    }
    const isScrolledAway = (control: Element, y: number) => {
      for (let box = control.parentElement; box && box !== document.body; box = box.parentElement) {
        const { top, bottom } = box.getBoundingClientRect()
        if (/auto|scroll/.test(getComputedStyle(box).overflowY) && (y < top || y > bottom)) return true
      }
      return false
    }
    const controls = ':is(a, button, input, select, textarea, summary, [tabindex])'
    for (const control of document.querySelectorAll(`${parts} ${controls}, ${parts}${controls}`)) {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const points = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
        [top + 1, (top + bottom) / 2, bottom - 1].map((y) => [x, y] as const),
      )
      control.toggleAttribute(
        'data-under-bar',
        points.some((point) => isUnderBar(control, point) || isScrolledAway(control, point[1])),
      )
    }
  }, within)
  return '[data-under-bar]'
}
