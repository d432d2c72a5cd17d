import { expect } from 'vitest'
import { page } from 'vitest/browser'

import { composerOf, openComposer, optionOf, pressTool } from '../composer.ts'
import { post } from '../locators.ts'
import { pngFile } from '../images.ts'
import { text } from '../text.ts'
import { all } from './seeing.ts'
import type { EffectPage, Scene } from './SettingEffect.ts'

const composer = () => composerOf('composer.label')

const valueOf = (field: { element: () => Element }) => (field.element() as HTMLInputElement | HTMLSelectElement).value // their type

const sent = ({ server }: Scene) => server.requests.filter((request) => request === 'POST /api/v1/statuses').length

/** Posts, and resolves with whether the post was marked as sensitive. */
async function sendsSensitive(scene: Scene, subject = ''): Promise<boolean> {
  const { client, account } = await scene.server.somebody('ada')
  const before = sent(scene)
  await composer().text.click()
  if (subject !== '') await composer().subject.fill(subject)
  await composer().text.fill(`Sent ${before}`)
  await composer().post.click()
  await expect.poll(() => sent(scene)).toBe(before + 1)
  await scene.server.settled()
  const { body } = await client.request('GET', `/api/v1/accounts/${account.id}/statuses?limit=1`)
  const [newest] = body as { sensitive: boolean }[] // the instance's own list
  return newest?.sensitive ?? false
}

/** Whether a post can be undone before it is sent. */
async function canBeUndone(scene: Scene): Promise<boolean> {
  const before = sent(scene)
  const undo = page.getByRole('button', { name: text('general.undo') })
  await composer().text.fill(`Undo ${before}`)
  await composer().post.click()
  await expect.poll(() => undo.elements().length > 0 || sent(scene) > before).toBe(true)
  const waits = sent(scene) === before
  if (waits) {
    await undo.click()
    await composer().text.fill('')
  }
  return waits
}

/** Whether a question appears before an image without a description is posted. */
async function reminds(scene: Scene): Promise<boolean> {
  const before = sent(scene)
  const form = composer()
  const question = page.getByRole('dialog', { name: text('composer.undescribed') })
  await form.text.click()
  if (form.descriptions.elements().length === 0) await form.files.upload(await pngFile('marsh.png'))
  await expect.element(form.descriptions).toHaveLength(1)
  await expect.element(form.waiting).toHaveLength(0)
  await form.post.click()
  await expect.poll(() => question.elements().length > 0 || sent(scene) > before).toBe(true)
  const asks = sent(scene) === before
  if (asks) await question.getByRole('button', { name: text('composer.undescribed.add') }).click()
  else await expect.element(form.descriptions).toHaveLength(0)
  return asks
}

/** The form for a new post. */
export const composerEffects = {
  async start(_server, visit) {
    const app = await visit('/main/friends', { as: 'ada' })
    await pressTool(await openComposer(), 'composer.options')
    await expect.element(optionOf(composer(), 'composer.format')).toBeVisible()
    return app
  },
  effects: {
    postContentType: {
      choose: 'text/markdown',
      see: () => valueOf(optionOf(composer(), 'composer.format')),
      usual: 'text/plain',
      changed: 'text/markdown',
    },
    postLanguage: { choose: 'de', see: () => valueOf(optionOf(composer(), 'composer.language')), usual: '', changed: 'de' },
    alwaysShowSubjectInput: { choose: false, see: () => composer().subject.elements().length, usual: 1, changed: 0 },
    minimalScopesMode: { choose: true, see: () => composer().scope.element().querySelectorAll('option').length, usual: 5, changed: 2 },
    sensitiveByDefault: { choose: true, see: (scene) => sendsSensitive(scene), usual: false, changed: true },
    sensitiveIfSubject: { choose: false, see: (scene) => sendsSensitive(scene, 'Mud'), usual: true, changed: false },
    hideScopeNotice: {
      choose: true,
      async see() {
        await composer().text.click()
        await composer().scope.selectOptions('private')
        return all('form', text('composer.notLocked')).length > 0
      },
      usual: true,
      changed: false,
    },
    undoPost: { choose: 20, see: canBeUndone, usual: false, changed: true },
    modalOnMissingDescription: { choose: false, see: reminds, usual: true, changed: false },
  },
} satisfies EffectPage

const reply = () => composerOf('composer.replyLabel')

/** A reply to an unlisted post with a subject, by a user whose default scope is followers. */
export const replyEffects = {
  async start(server, visit) {
    const [bob, dave] = await Promise.all([server.somebody('bob'), server.somebody('dave')])
    await dave.client.request('PATCH', '/api/v1/accounts/update_credentials', { json: { default_scope: 'private' } })
    await bob.post('#answers To be answered', { spoilerText: 'Rain', visibility: 'unlisted' })
    const app = await visit('/bob', { as: 'dave' })
    await post('Rain').reply.click()
    await expect.element(reply().scope).toBeVisible()
    return app
  },
  effects: {
    subjectLineBehavior: { choose: 'masto', see: () => valueOf(reply().subject), usual: 're: Rain', changed: 'Rain' },
    scopeCopy: { choose: false, see: () => valueOf(reply().scope), usual: 'unlisted', changed: 'private' },
  },
} satisfies EffectPage
