import { expect, test } from 'vitest'
import { settingsTable } from '#data/settings/settingsTable.ts'
import galleryTests from '#parts/attachments/Gallery.browser.test.tsx?raw'
import signingOutTests from '#features/settings/signingOut.app.test.tsx?raw'
import { alertEffects } from './alertEffects.ts'
import { composerEffects, replyEffects } from './composerEffects.ts'
import { homeEffects } from './homeEffects.ts'
import { blockedEffects, mutingEffects } from './mutingEffects.ts'
import { pictureEffects } from './pictureEffects.ts'
import { profileEffects } from './profileEffects.ts'
import { questionEffects, requestEffects } from './questionEffects.ts'
import { shellEffects } from './shellEffects.ts'
import { testEffects } from './testEffects.ts'
import { threadEffects, treeEffects } from './threadEffects.ts'
import { dataEffects, windowEffects } from './windowEffects.ts'
import { wordEffects } from './wordEffects.ts'

testEffects('around every screen', shellEffects)
testEffects('home and notifications', homeEffects)
testEffects('behind another window', alertEffects)
testEffects('dialog of settings', windowEffects)
testEffects('storage of settings', dataEffects)

/** Settings whose effect a test outside of the tables proves: the file, and the test's name. */
const provedElsewhere = {
  loopVideoSilentOnly: [galleryTests, 'a film with sound does not go round unless the reader wants that, too'],
  modalOnLogout: [signingOutTests, 'signing out asks first, unless the reader wants no question'],
} as const

const here = [shellEffects, homeEffects, alertEffects, windowEffects, dataEffects]
const posts = [wordEffects, pictureEffects, threadEffects, treeEffects, mutingEffects, blockedEffects]
const actions = [profileEffects, questionEffects, requestEffects, composerEffects, replyEffects]

test('every setting has an effect that a test proves', () => {
  const proved = new Set([...here, ...posts, ...actions].flatMap(({ effects }) => Object.keys(effects)))
  for (const [key, [source, name]] of Object.entries(provedElsewhere)) {
    expect(source).toContain(key)
    expect(source).toContain(name)
    proved.add(key)
  }
  expect(Object.keys(settingsTable).filter((key) => !proved.has(key))).toEqual([])
})
