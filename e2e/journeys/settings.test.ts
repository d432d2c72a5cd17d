import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { settingsTable, type SettingKey } from '../../packages/client/src/data/settings/settingsTable.ts'
import { chooseSettings } from '../harness/chooseSettings.ts'
import { expect } from '../harness/expect.ts'
import { decoratedJourney } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { ShellPage } from '../pages/ShellPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'
import { alertEffects } from '../settings/alertEffects.ts'
import { blockedEffects } from '../settings/blockedEffects.ts'
import { composerEffects, replyEffects } from '../settings/composerEffects.ts'
import { homeEffects } from '../settings/homeEffects.ts'
import { lookAtEffects } from '../settings/lookAtEffects.ts'
import { mutingEffects } from '../settings/mutingEffects.ts'
import { pictureEffects } from '../settings/pictureEffects.ts'
import { profileEffects } from '../settings/profileEffects.ts'
import { questionEffects, requestEffects } from '../settings/questionEffects.ts'
import type { EffectPage } from '../settings/SettingEffect.ts'
import { shellEffects } from '../settings/shellEffects.ts'
import { threadEffects, treeEffects } from '../settings/threadEffects.ts'
import { dataEffects, windowEffects } from '../settings/windowEffects.ts'
import { wordEffects } from '../settings/wordEffects.ts'

const effectPages: Readonly<Record<string, EffectPage>> = {
  'around every screen': shellEffects,
  'the words of posts': wordEffects,
  'pictures and films': pictureEffects,
  'a conversation': threadEffects,
  'a part of a conversation': treeEffects,
  'who is blocked': blockedEffects,
  'what is muted': mutingEffects,
  'home and notifications': homeEffects,
  'behind another window': alertEffects,
  'a profile': profileEffects,
  'what is asked first': questionEffects,
  'requests to follow': requestEffects,
  'a new post': composerEffects,
  'an answer': replyEffects,
  'the dialog of settings': windowEffects,
  'the settings themselves': dataEffects,
}

/** Settings whose effect a test of their own proves: where it is, and its name. */
const provedElsewhere: { readonly [Key in SettingKey]?: readonly [file: string, test: string] } = {
  customTheme: ['themeEditor.test.ts', 'a backup has the theme that was made, and restores it'],
  accountPopovers: [
    '../../packages/client/src/parts/popovers/popovers.app.test.tsx',
    'screen the card of a person has their menu, and cards can be switched off',
  ],
  loopVideoSilentOnly: [
    '../../packages/client/src/parts/attachments/Gallery.browser.test.tsx',
    'a film with sound does not go round unless the reader wants that, too',
  ],
  modalOnLogout: ['settings.test.ts', 'logging out asks first, unless the reader wants no question'],
}

for (const [name, effectPage] of Object.entries(effectPages)) {
  decoratedJourney(`settings take effect in the open page, and end with the choice: ${name}`, async ({ visit, product }) => {
    const { as = 'ada', viewport = { width: 1440, height: 900 } } = effectPage
    const { page, watch } = await visit({ as, viewport })
    // The picture of an emoji of another server.
    watch.expectComplaint(/remotecat/)
    if (effectPage.complaints) watch.expectComplaint(effectPage.complaints)
    page.setDefaultTimeout(5000)
    expect(await lookAtEffects({ page, product }, effectPage)).toEqual([])
  })
}

decoratedJourney('logging out asks first, unless the reader wants no question', async ({ visit }) => {
  const leave = async (asks: boolean) => {
    const { page } = await visit({ as: 'ada' })
    const shell = new ShellPage(page)
    await new TimelinePage(page).open('public')
    if (!asks) await chooseSettings(page, { modalOnLogout: false })
    await shell.account.click()
    await page.getByRole('button', { name: text('signOut.action') }).click()
    return { question: page.getByRole('dialog', { name: text('signOut.title') }), loginHint: shell.loginHint }
  }
  const asked = await leave(true)
  await expect(asked.question).toBeVisible()
  const unasked = await leave(false)
  await expect(unasked.loginHint).toBeVisible()
  await expect(asked.question).toBeVisible()
})

decoratedJourney('every setting has an effect that a test looks at', () => {
  const proved = new Set(Object.values(effectPages).flatMap(({ effects }) => Object.keys(effects)))
  for (const [key, [file, name]] of Object.entries(provedElsewhere)) {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8')
    expect(source, `${file} chooses ${key}`).toContain(key)
    expect(source, `${file} has the test`).toContain(name)
    proved.add(key)
  }
  expect(Object.keys(settingsTable).filter((key) => !proved.has(key))).toEqual([])
})
