import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { chooseItem, post } from '../locators.ts'
import { label, text } from '../text.ts'
import { all, countOf, postWith } from './seeing.ts'
import type { EffectPage } from './SettingEffect.ts'

const inMain = (name: Parameters<typeof text>[0]) => page.getByRole('main').getByRole('button', { name: label(name) })

/** Presses, and resolves with whether a question came first. Says no to it; without one waits until the action is done. */
async function asksFirst(press: () => Promise<void>, isDone: () => boolean): Promise<boolean> {
  const questions = countOf('dialog[open]')
  await press()
  await expect.poll(() => questions() > 0 || isDone()).toBe(true)
  if (questions() === 0) return false
  await userEvent.keyboard('{Escape}')
  await expect.poll(questions).toBe(0)
  return true
}

async function asksBeforeRepeat(): Promise<boolean> {
  const { repeat } = post('Take this away')
  const isRepeated = () => postWith('Take this away').querySelector('[aria-pressed=true]') !== null
  const asks = await asksFirst(() => repeat.click(), isRepeated)
  if (!asks) {
    await repeat.click()
    await expect.poll(isRepeated).toBe(false)
  }
  return asks
}

async function asksBeforeUnfollow(): Promise<boolean> {
  const follow = inMain('profile.follow')
  const following = inMain('profile.following')
  const asks = await asksFirst(
    () => following.click(),
    () => follow.elements().length > 0,
  )
  if (!asks) {
    await follow.click()
    await expect.element(following).toBeVisible()
  }
  return asks
}

/** For an entry of an account's menu whose notice offers undo. */
const asksBefore = (action: RegExp) => async (): Promise<boolean> => {
  const undo = page.getByRole('button', { name: text('general.undo') })
  const choose = async () => {
    await inMain('profile.more').click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  const asks = await asksFirst(choose, () => undo.elements().length > 0)
  if (!asks) {
    await undo.click()
    await expect.element(undo).not.toBeInTheDocument()
  }
  return asks
}

async function asksBeforeDelete(): Promise<boolean> {
  const left = () => all('main article[data-status]', 'Take this away').length
  const before = left()
  const remove = async () => {
    await post('Take this away').menu.click()
    await chooseItem('post.delete')
  }
  return asksFirst(remove, () => left() < before)
}

/** Confirmations of actions on posts and accounts. */
export const questionEffects = {
  async start(server, visit) {
    const [ada, dave] = await Promise.all([server.somebody('ada'), server.somebody('dave')])
    await ada.follow('dave')
    for (let count = 0; count < 3; count += 1) await dave.post(`Take this away ${count}`)
    const app = await visit('/dave', { as: 'ada' })
    await expect.element(inMain('profile.following')).toBeVisible()
    await expect.element(post('Take this away').menu).toBeVisible()
    return app
  },
  effects: {
    modalOnRepeat: { choose: true, see: asksBeforeRepeat, usual: false, changed: true },
    modalOnUnfollow: { choose: true, see: asksBeforeUnfollow, usual: false, changed: true },
    modalOnDelete: { choose: false, see: asksBeforeDelete, usual: true, changed: false },
    modalOnMute: { choose: true, see: asksBefore(/^Mute (?!for)/), usual: false, changed: true },
    modalOnBlock: { choose: false, see: asksBefore(/^Block /), usual: true, changed: false },
  },
} satisfies EffectPage

const asksBeforeAnswer = (response: 'followRequest.approve' | 'followRequest.deny') => async (): Promise<boolean> => {
  const buttons = inMain(response)
  const before = buttons.elements().length
  return asksFirst(
    () => buttons.first().click(),
    () => buttons.elements().length < before,
  )
}

/** Confirmations of accepting and rejecting a follow request. Each request can be answered once. */
export const requestEffects = {
  async start(server, visit) {
    for (const name of ['ada', 'bob', 'mona', 'dave'] as const) await (await server.somebody(name)).follow('carol')
    const app = await visit('/friend-requests', { as: 'carol' })
    await expect.element(inMain('followRequest.approve')).toHaveLength(4)
    return app
  },
  effects: {
    modalOnApproveFollow: { choose: true, see: asksBeforeAnswer('followRequest.approve'), usual: false, changed: true },
    modalOnDenyFollow: { choose: true, see: asksBeforeAnswer('followRequest.deny'), usual: false, changed: true },
  },
} satisfies EffectPage
