import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'
import type { RunningApp } from './appTest.tsx'

/** Rests the pointer on a link until its card is shown. The code of the cards loads when the pointer first reaches a link. */
export async function hoverUntilShown(app: RunningApp, link: Locator, card: Locator): Promise<void> {
  await link.hover()
  await expect
    .poll(async () => {
      await app.advance(1000)
      return card.query()
    })
    .not.toBeNull()
}
