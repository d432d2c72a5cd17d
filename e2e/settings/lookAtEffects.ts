import { isDeepStrictEqual } from 'node:util'

import type { SettingKey } from '../../packages/client/src/data/settings/settingsTable.ts'
import { chooseSettings } from '../harness/chooseSettings.ts'
import type { EffectPage, Scene, SettingEffect } from './SettingEffect.ts'

/** Milliseconds: a busy machine may be slow to fetch what a choice needs for the first time. */
const patience = 8000

/**
 * Chooses each setting of a page that is open, as another tab would, looks for its effect, and takes the choice back. Tells of each
 * that had none: what it should have shown and what it showed.
 */
export async function lookAtEffects(scene: Scene, { open, effects }: EffectPage): Promise<readonly string[]> {
  const { page } = scene
  const faults: string[] = []
  await open(scene)
  for (const [name, effect] of Object.entries(effects) as [SettingKey, SettingEffect][]) {
    const { choose, given = {}, usual, changed } = effect
    const nothing = Object.fromEntries(Object.keys({ ...given, [name]: null }).map((key) => [key, null]))
    await chooseSettings(page, given)
    const steps = [
      ['before', usual, () => Promise.resolve()],
      ['chosen', changed, async () => chooseSettings(page, { [name]: typeof choose === 'function' ? await choose(scene) : choose })],
      ['taken back', usual, () => chooseSettings(page, { [name]: null })],
    ] as const
    for (const [step, expected, take] of steps) {
      await take()
      const seen = await seenIn(scene, effect, expected)
      if (isDeepStrictEqual(seen, expected)) continue
      faults.push(`${name}, ${step}: ${JSON.stringify(seen)} instead of ${JSON.stringify(expected)}`)
      // What one setting left behind shall not be another's fault.
      await page.reload()
      try {
        await open(scene)
      } catch (error) {
        // What was found is told all the same.
        return [...faults, `The page did not open again: ${String(error)}`]
      }
      break
    }
    await chooseSettings(page, nothing)
  }
  return faults
}

/** What is seen as soon as it is what is expected, else what is seen at last. */
async function seenIn(scene: Scene, { see }: SettingEffect, expected: unknown): Promise<unknown> {
  const end = Date.now() + patience
  for (;;) {
    const seen: unknown = await see(scene).catch((error: unknown) => String(error).split('\n')[0])
    if (isDeepStrictEqual(seen, expected) || Date.now() > end) return seen
    await scene.page.evaluate(() => new Promise((resolve) => void requestAnimationFrame(resolve)))
  }
}
