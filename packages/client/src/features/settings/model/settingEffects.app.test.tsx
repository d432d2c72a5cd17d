import { expect } from 'vitest'
import themeEditorJourneys from '../../../../../../e2e/journeys/themeEditor.test.ts?raw'
import popoverTests from '#features/popovers/ui/popovers.app.test.tsx?raw'
import galleryTests from '#features/media/ui/Gallery.browser.test.tsx?raw'
import signingOutTests from '#app/shell/signingOut.app.test.tsx?raw'
import { appTest } from '#test/app/appTest.tsx'
import { alertEffects } from '#test/app/effects/alertEffects.ts'
import { composerEffects, replyEffects } from '#test/app/effects/composerEffects.ts'
import { effectsMissingOn } from '#test/app/effects/effectsMissingOn.ts'
import { homeEffects } from '#test/app/effects/homeEffects.ts'
import { blockedEffects, mutingEffects } from '#test/app/effects/mutingEffects.ts'
import { imageEffects } from '#test/app/effects/imageEffects.ts'
import { profileEffects } from '#test/app/effects/profileEffects.ts'
import { questionEffects, requestEffects } from '#test/app/effects/questionEffects.ts'
import type { EffectPage } from '#test/app/effects/SettingEffect.ts'
import { shellEffects } from '#test/app/effects/shellEffects.ts'
import { threadEffects, treeEffects } from '#test/app/effects/threadEffects.ts'
import { dataEffects, windowEffects } from '#test/app/effects/windowEffects.ts'
import { wordEffects } from '#test/app/effects/wordEffects.ts'

import { settingsTable, type SettingKey } from './settingsTable.ts'

const effectPages: Readonly<Record<string, EffectPage>> = {
  'around every screen': shellEffects,
  'the words of posts': wordEffects,
  'pictures and films': imageEffects,
  'a conversation': threadEffects,
  'a part of a conversation': treeEffects,
  'posts about blocked people': blockedEffects,
  'muted posts': mutingEffects,
  'home and notifications': homeEffects,
  'behind another window': alertEffects,
  'a profile': profileEffects,
  'questions before an action': questionEffects,
  'follow requests': requestEffects,
  'a new post': composerEffects,
  'a reply': replyEffects,
  'the dialog of settings': windowEffects,
  'the storage of settings': dataEffects,
}

/** Settings whose effect another test proves: its file and its name. */
const provedElsewhere: { readonly [Key in SettingKey]?: readonly [source: string, test: string] } = {
  customTheme: [themeEditorJourneys, 'a theme is restored from its file and from a backup'],
  accountPopovers: [popoverTests, 'screen the card of a person has their menu, and cards can be switched off'],
  loopVideoSilentOnly: [galleryTests, 'a video with sound does not loop unless the reader wants that, too'],
  modalOnLogout: [signingOutTests, 'signing out asks first, unless the setting is off'],
}

for (const [name, { start, effects }] of Object.entries(effectPages))
  appTest(`settings take effect in the open page, and end with the choice: ${name}`, async ({ server, visit }) => {
    expect(await effectsMissingOn({ server, app: await start(server, visit) }, effects)).toBe('')
  })

appTest('every setting has an effect that a test looks at', () => {
  const proved = new Set(Object.values(effectPages).flatMap(({ effects }) => Object.keys(effects)))
  for (const [key, [source, name]] of Object.entries(provedElsewhere)) {
    expect(source, `chooses ${key}`).toContain(key)
    expect(source, `proves ${key}`).toContain(name)
    proved.add(key)
  }
  expect(Object.keys(settingsTable).filter((key) => !proved.has(key))).toEqual([])
})
