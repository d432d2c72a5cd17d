import type { SettingKey, SettingValues } from '#features/settings/model/settingsTable.ts'

import type { RunningApp, Visit } from '../appTest.tsx'
import type { TestServer } from '../TestServer.ts'

/** A running client and its instance. */
export interface Scene {
  readonly app: RunningApp
  readonly server: TestServer
}

/** The effect of a choice in an open page, and the usual state after resetting it. */
export interface SettingEffect<Key extends SettingKey = SettingKey> {
  readonly choose: SettingValues[Key] | ((scene: Scene) => SettingValues[Key])
  /** Other choices without which the setting changes nothing. */
  readonly given?: Partial<SettingValues>
  /** Reads the effect from the page or the requests, again and again until it is as expected. Leaves the page as it was. */
  readonly see: (scene: Scene) => unknown
  readonly usual: unknown
  readonly changed: unknown
}

export type SettingEffects = { readonly [Key in SettingKey]?: SettingEffect<Key> }

/** Settings that show on one page, chosen one after the other. */
export interface EffectPage {
  /** Arranges the instance, opens the page, and waits until everything is on screen on which the effects are seen. */
  readonly start: (server: TestServer, visit: Visit) => Promise<RunningApp>
  readonly effects: SettingEffects
}
