import type { SettingKey } from '#features/settings/model/settingsTable.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

import type { Scene, SettingEffect, SettingEffects } from './SettingEffect.ts'

/** Milliseconds for an effect to show. */
const timeoutMs = 5000

/** Frames after which a choice that shows nothing is taken for one that waits on the clock. */
const prompt = 10

/**
 * Chooses each setting while the page is open, looks for its effect, and takes the choice back. Returns a line for each setting without
 * the expected effect.
 */
export async function effectsMissingOn(scene: Scene, effects: SettingEffects): Promise<string> {
  const settings = settingsOf(scene.app.session)
  const faults: string[] = []
  for (const [name, effect] of Object.entries(effects) as [SettingKey, SettingEffect][]) {
    const { choose, given = {}, usual, changed } = effect
    settings.take(given, 'tab')
    const steps = [
      ['before', usual, () => ({})],
      ['chosen', changed, () => ({ [name]: typeof choose === 'function' ? choose(scene) : choose })],
      ['taken back', usual, () => ({ [name]: null })],
    ] as const
    for (const [step, expected, choice] of steps) {
      settings.take(choice(), 'tab')
      const seen = await seenIn(scene, effect, JSON.stringify(expected))
      if (seen !== JSON.stringify(expected)) faults.push(`${name}, ${step}: ${seen} instead of ${JSON.stringify(expected)}`)
    }
    settings.take(Object.fromEntries(Object.keys(given).map((key) => [key, null])), 'tab')
  }
  return faults.join('\n')
}

/** The effect as soon as it is as expected, else as it is at last. */
async function seenIn(scene: Scene, { see }: SettingEffect, expected: string): Promise<string> {
  const end = performance.now() + timeoutMs
  for (let frame = 0; ; frame += 1) {
    const seen = await look(scene, see)
    if (seen === expected || performance.now() > end) return seen
    await new Promise((resolve) => void requestAnimationFrame(resolve))
    // Some settings take effect after a pause in typing.
    if (frame === prompt) await scene.app.advance(1000)
  }
}

async function look(scene: Scene, see: SettingEffect['see']): Promise<string> {
  try {
    return JSON.stringify(await see(scene))
  } catch (error) {
    return String(error)
  }
}
