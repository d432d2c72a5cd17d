import type { SettingKey, SettingValues } from '#data/settings/settingsTable.ts'
import type { RunningApp, VisitOptions } from '#test/app/appTest.tsx'
import type { TestServer } from '#test/app/TestServer.ts'

/** The running client and the instance behind it. */
export interface Scene {
  readonly app: RunningApp
  readonly server: TestServer
}

/** Fixtures that an effect page opens itself with. */
export interface Opening {
  readonly server: TestServer
  readonly visit: (path: string, options?: VisitOptions) => Promise<RunningApp>
}

/** What a chosen setting changes in an open page. The change ends when the choice is taken back. */
export interface SettingEffect<Key extends SettingKey = SettingKey> {
  readonly choose: SettingValues[Key] | ((scene: Scene) => Promise<SettingValues[Key]>)
  /** Other settings without which this one has no effect. */
  readonly given?: Partial<SettingValues>
  /** Reads the effect from the page or from the instance. It may run several times, so it leaves the page as it was. */
  readonly see: (scene: Scene) => unknown
  readonly usual: unknown
  readonly changed: unknown
}

/** Settings with an effect on the same page. */
export interface EffectPage {
  /** Starts the client with everything on the page that the effects are seen on. */
  readonly open: (opening: Opening) => Promise<RunningApp>
  readonly effects: { readonly [Key in SettingKey]?: SettingEffect<Key> }
}
