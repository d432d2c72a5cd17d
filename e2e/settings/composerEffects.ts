import { join } from 'node:path'

import { somebody } from '../harness/arrange.ts'
import { oncePerProduct } from '../harness/oncePerProduct.ts'
import { text } from '../harness/text.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { StatusCardPage } from '../pages/StatusCardPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'
import { drawn, post } from './seeing.ts'
import type { EffectPage, Scene } from './SettingEffect.ts'

const marsh = join(import.meta.dirname, '../fixtures/marsh.png')

const composerOf = ({ page }: Scene) => ComposerPage.forNew(page)

/** Posts and says whether what went out was marked as sensitive. */
async function sendsSensitive(scene: Scene, subject = ''): Promise<boolean> {
  const { page } = scene
  const composer = composerOf(scene)
  await composer.text.click()
  if (subject !== '') await composer.subject.fill(subject)
  await composer.text.fill(`Sent at ${Date.now()}`)
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/v1/statuses'))
  await composer.post.click()
  const request = await sent
  await request.response()
  await drawn(scene)
  return new URLSearchParams(request.postData() ?? '').get('sensitive') === 'true'
}

/** Whether a post of which there is a copy in the form waits for a change of mind. */
async function canBeTakenBack(scene: Scene): Promise<boolean> {
  const { page } = scene
  const composer = composerOf(scene)
  await composer.text.fill(`Sent at ${Date.now()}`)
  const undo = page.getByRole('button', { name: text('general.undo') })
  // It may be on its way before the press is over.
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/v1/statuses'))
  await composer.post.click()
  const waits = await Promise.race([undo.waitFor().then(() => true), sent.then(() => false)])
  if (waits) {
    sent.catch(() => {})
    await undo.click()
    await composer.text.fill('')
  }
  return waits
}

/** Whether a question comes before a picture goes out of which nothing is said. */
async function reminds(scene: Scene): Promise<boolean> {
  const { page } = scene
  const composer = composerOf(scene)
  await composer.text.click()
  if ((await composer.descriptions.count()) === 0) await composer.files.setInputFiles(marsh)
  await composer.descriptions.first().waitFor()
  await composer.waiting.first().waitFor({ state: 'detached' })
  await composer.post.click()
  const question = page.getByRole('dialog', { name: text('composer.undescribed') })
  await question
    .or(composer.root.filter({ hasNot: page.getByRole('textbox', { name: text('composer.describe') }) }))
    .first()
    .waitFor()
  const asks = await question.isVisible()
  if (asks) await question.getByRole('button', { name: text('composer.undescribed.add') }).click()
  return asks
}

/** Where one writes a post of one's own. */
export const composerEffects: EffectPage = {
  async open(scene) {
    const { page } = scene
    await new TimelinePage(page).open('home')
    const composer = await ComposerPage.openNew(page)
    await composer.tool('composer.options').click()
    await composer.root.getByLabel(text('composer.format')).waitFor()
  },
  effects: {
    postContentType: {
      choose: 'text/markdown',
      see: (scene) => composerOf(scene).root.getByLabel(text('composer.format')).inputValue(),
      usual: 'text/plain',
      changed: 'text/markdown',
    },
    postLanguage: {
      choose: 'de',
      see: (scene) => composerOf(scene).root.getByLabel(text('composer.language')).inputValue(),
      usual: '',
      changed: 'de',
    },
    alwaysShowSubjectInput: { choose: false, see: (scene) => composerOf(scene).subject.isVisible(), usual: true, changed: false },
    minimalScopesMode: { choose: true, see: (scene) => composerOf(scene).scope.locator('option').count(), usual: 5, changed: 2 },
    sensitiveByDefault: { choose: true, see: (scene) => sendsSensitive(scene), usual: false, changed: true },
    sensitiveIfSubject: { choose: false, see: (scene) => sendsSensitive(scene, 'Mud'), usual: true, changed: false },
    hideScopeNotice: {
      choose: true,
      async see(scene) {
        const composer = composerOf(scene)
        await composer.text.click()
        await composer.scope.selectOption('private')
        return composer.root.getByText(text('composer.notLocked')).isVisible()
      },
      usual: true,
      changed: false,
    },
    undoPost: { choose: 20, see: canBeTakenBack, usual: false, changed: true },
    modalOnMissingDescription: { choose: false, see: reminds, usual: true, changed: false },
  },
}

const answered = oncePerProduct(async (product) => {
  const [bob, dave] = await Promise.all([somebody(product, 'bob'), somebody(product, 'dave')])
  await dave.client.request('PATCH', '/api/v1/accounts/update_credentials', { json: { default_scope: 'private' } })
  await bob.post('#answers To be answered', { spoilerText: 'Rain', visibility: 'unlisted' })
})

/** A reply to an unlisted post with a subject, by somebody whose posts go to followers by default. */
export const replyEffects: EffectPage = {
  as: 'dave',
  async open({ page, product }) {
    await answered(product)
    await page.goto('/bob')
    await page.locator(post('Rain')).waitFor()
    await StatusCardPage.showing(page, 'Rain').reply.click()
    await ComposerPage.forReply(page).scope.waitFor()
  },
  effects: {
    subjectLineBehavior: {
      choose: 'masto',
      see: ({ page }) => ComposerPage.forReply(page).subject.inputValue(),
      usual: 're: Rain',
      changed: 'Rain',
    },
    scopeCopy: {
      choose: false,
      see: ({ page }) => ComposerPage.forReply(page).scope.inputValue(),
      usual: 'unlisted',
      changed: 'private',
    },
  },
}
