import axe from 'axe-core'
import type { Locator } from 'vitest/browser'

import { axeOptions, hideBehind, linesOf, untilFaded } from '../accessibilityRules.ts'

/** Faults that axe finds in an element as it is, one line each. For a state that no case of `e2e/screens` shows. */
export async function faultsIn(target: Locator): Promise<readonly string[]> {
  const element = await target.findElement()
  await untilFaded()
  const modal = element.closest('dialog:modal')
  const show = hideBehind(modal ? [modal] : [])
  const { violations } = await axe.run(element, axeOptions).finally(show)
  return linesOf(violations)
}
