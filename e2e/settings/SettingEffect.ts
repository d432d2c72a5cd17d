import type { Page } from 'playwright-core'

import type { SettingKey, SettingValues } from '../../packages/client/src/data/settings/settingsTable.ts'
import type { Product } from '../harness/startProduct.ts'

/** An open page of somebody's, and the product behind it. */
export interface Scene {
  readonly page: Page
  readonly product: Product
}

/** What choosing a setting changes in a page that is open, and what is there again when the choice is taken back. */
export interface SettingEffect<Key extends SettingKey = SettingKey> {
  readonly choose: SettingValues[Key] | ((scene: Scene) => Promise<SettingValues[Key]>)
  /** What else has to be chosen for the setting to say anything. */
  readonly given?: Partial<SettingValues>
  /**
   * What a reader sees of it, or what the server has been asked. It is looked at again and again until it is as it should be, and
   * leaves the page as it was.
   */
  readonly see: (scene: Scene) => Promise<unknown>
  readonly usual: unknown
  readonly changed: unknown
}

/** Settings that show on one page, looked at one after the other. */
export interface EffectPage {
  /** Opens it, with all on it that the effects are seen on. */
  readonly open: (scene: Scene) => Promise<void>
  /** Who reads; Ada when left out. */
  readonly as?: string
  /** What the browser says on its console about this page and means no fault. */
  readonly complaints?: RegExp
  readonly viewport?: { readonly width: number; readonly height: number }
  readonly effects: { readonly [Key in SettingKey]?: SettingEffect<Key> }
}
