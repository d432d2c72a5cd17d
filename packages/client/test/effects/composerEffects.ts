import * as timelines from '@rookery/api/calls/timelines'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pngFile } from '#test/app/pictures.ts'
import { dialog, post } from '#test/app/locators.ts'
import { label, text } from '#test/app/text.ts'
import { isSeen } from './seeing.ts'
import type { EffectPage, Scene } from './SettingEffect.ts'

function composerIn(form: 'composer.label' | 'composer.replyLabel') {
  const root = page.getByRole('form', { name: label(form) })
  return {
    root,
    text: root.getByRole('textbox', { name: label('composer.text') }),
    subject: root.getByRole('textbox', { name: label('composer.subject') }),
    scope: root.getByRole('combobox', { name: label('composer.scope') }),
    post: root.getByRole('button', { name: label('composer.post') }),
    descriptions: root.getByRole('textbox', { name: label('composer.describe') }),
  }
}

const composer = () => composerIn('composer.label')

const valueOf = (field: Element) => (field as HTMLInputElement | HTMLSelectElement).value // each caller names a field

const postsSent = ({ server }: Scene) => server.requests.filter((request) => request === 'POST /api/v1/statuses').length

/** Posts and says whether the post was sent as sensitive. */
async function sendsSensitive(scene: Scene, subject = ''): Promise<boolean> {
  const words = `Sent as ${crypto.randomUUID()}`
  await composer().text.click()
  if (subject !== '') await composer().subject.fill(subject)
  await composer().text.fill(words)
  await composer().post.click()
  const { client } = await scene.server.somebody('ada')
  const sent = async () => {
    const { items } = await timelines.fetch(client, { path: '/api/v1/timelines/home' }, { cursor: null, limit: 20 })
    return items.find(({ content }) => content.includes(words))
  }
  await expect.poll(sent).toBeDefined()
  await expect.poll(() => valueOf(composer().text.element())).toBe('')
  return (await sent())?.sensitive ?? false
}

/** Whether a sent post waits for a change of mind. */
async function canBeUndone(scene: Scene): Promise<boolean> {
  await composer().text.click()
  await composer().text.fill(`Sent as ${crypto.randomUUID()}`)
  const undo = page.getByRole('button', { name: text('general.undo') })
  const before = postsSent(scene)
  await composer().post.click()
  await expect.poll(() => undo.elements().length > 0 || postsSent(scene) > before).toBe(true)
  const waits = undo.elements().length > 0
  if (waits) {
    await undo.click()
    await composer().text.fill('')
  }
  await scene.server.settled()
  return waits
}

/** Whether a question comes before a picture without a description is sent. */
async function reminds(): Promise<boolean> {
  await composer().text.click()
  if (composer().descriptions.elements().length === 0)
    await userEvent.upload(composer().root.css('input[type="file"]').first(), await pngFile('hue200.png', 200, [60, 40]))
  await expect.element(composer().descriptions.first()).toBeInTheDocument()
  await expect.element(composer().root.getByRole('listitem').getByRole('group')).not.toBeInTheDocument()
  await composer().post.click()
  const question = dialog(text('composer.undescribed'))
  await expect.poll(() => question.elements().length > 0 || composer().descriptions.elements().length === 0).toBe(true)
  const asks = question.elements().length > 0
  if (asks) await question.getByRole('button', { name: text('composer.undescribed.add') }).click()
  return asks
}

/** The form for a new post. */
export const composerEffects: EffectPage = {
  async open({ visit }) {
    const app = await visit('/main/friends', { as: 'ada' })
    await composer().text.click()
    await composer()
      .root.getByRole('button', { name: label('composer.options') })
      .click()
    await expect.element(composer().root.getByLabelText(text('composer.format'))).toBeInTheDocument()
    return app
  },
  effects: {
    postContentType: {
      choose: 'text/markdown',
      see: () => valueOf(composer().root.getByLabelText(text('composer.format')).element()),
      usual: 'text/plain',
      changed: 'text/markdown',
    },
    postLanguage: {
      choose: 'de',
      see: () => valueOf(composer().root.getByLabelText(text('composer.language')).element()),
      usual: '',
      changed: 'de',
    },
    alwaysShowSubjectInput: { choose: false, see: () => composer().subject.elements().some(isSeen), usual: true, changed: false },
    minimalScopesMode: {
      choose: true,
      see: () => composer().scope.element().querySelectorAll('option').length,
      usual: 5,
      changed: 2,
    },
    sensitiveByDefault: { choose: true, see: (scene) => sendsSensitive(scene), usual: false, changed: true },
    sensitiveIfSubject: { choose: false, see: (scene) => sendsSensitive(scene, 'Mud'), usual: true, changed: false },
    hideScopeNotice: {
      choose: true,
      async see() {
        await composer().text.click()
        await composer().scope.selectOptions('private')
        return composer().root.getByText(text('composer.notLocked')).elements().some(isSeen)
      },
      usual: true,
      changed: false,
    },
    undoPost: { choose: 20, see: canBeUndone, usual: false, changed: true },
    modalOnMissingDescription: { choose: false, see: reminds, usual: true, changed: false },
  },
}

/** The form for a reply to an unlisted post with a subject. */
export const replyEffects: EffectPage = {
  async open({ server, visit }) {
    await (await server.somebody('bob')).post('#answers To be answered', { spoilerText: 'Rain', visibility: 'unlisted' })
    const app = await visit('/bob', { as: 'ada' })
    await post('Rain').reply.click()
    await expect.element(composerIn('composer.replyLabel').scope).toBeInTheDocument()
    return app
  },
  effects: {
    subjectLineBehavior: {
      choose: 'masto',
      see: () => valueOf(composerIn('composer.replyLabel').subject.element()),
      usual: 're: Rain',
      changed: 'Rain',
    },
    scopeCopy: {
      choose: false,
      see: () => valueOf(composerIn('composer.replyLabel').scope.element()),
      usual: 'unlisted',
      changed: 'local',
    },
  },
}
