import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { post, posts } from '#test/app/locators.ts'
import { label, text } from '#test/app/text.ts'
import type { EffectPage } from './SettingEffect.ts'

const main = () => page.getByRole('main')
const question = () => page.getByRole('dialog')

/** Presses, and says whether a question came first, which it answers with no; else waits until it is done. */
async function asksFirst(press: () => Promise<void>, isDone: () => boolean): Promise<boolean> {
  await press()
  await expect.poll(() => question().elements().length > 0 || isDone()).toBe(true)
  if (question().elements().length === 0) return false
  await userEvent.keyboard('{Escape}')
  await expect.element(question()).not.toBeInTheDocument()
  return true
}

async function asksBeforeRepeat(): Promise<boolean> {
  const { repeat } = post('Take this away')
  const isPressed = () => repeat.element().getAttribute('aria-pressed') === 'true'
  const asks = await asksFirst(() => repeat.click(), isPressed)
  if (!asks) {
    await repeat.click()
    await expect.poll(isPressed).toBe(false)
  }
  return asks
}

async function asksBeforeUnfollow(): Promise<boolean> {
  const follow = main().getByRole('button', { name: label('profile.follow') })
  const following = main().getByRole('button', { name: label('profile.following') })
  const asks = await asksFirst(
    () => following.click(),
    () => follow.elements().length > 0,
  )
  if (!asks) {
    await follow.click()
    await expect.element(following).toBeInTheDocument()
  }
  return asks
}

/** Of an action in the menu on somebody, which a notice offers to undo. */
const asksBefore = (action: RegExp) => async (): Promise<boolean> => {
  const undo = page.getByRole('button', { name: text('general.undo') })
  const press = async () => {
    await main()
      .getByRole('button', { name: label('profile.more') })
      .click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  const asks = await asksFirst(press, () => undo.elements().length > 0)
  if (!asks) {
    await undo.click()
    await expect.element(undo).not.toBeInTheDocument()
  }
  return asks
}

async function asksBeforeDelete(): Promise<boolean> {
  const count = () => posts().filter({ hasText: 'Take this away' }).elements().length
  const before = count()
  const { menu } = post('Take this away')
  const press = async () => {
    await menu.click()
    await page.getByRole('menuitem', { name: text('post.delete'), exact: true }).click()
  }
  return asksFirst(press, () => count() < before)
}

/** Questions before something is done with a post or a person. */
export const questionEffects: EffectPage = {
  async open({ server, visit }) {
    const [ada, dave] = await Promise.all([server.somebody('ada'), server.somebody('dave')])
    await ada.follow('dave')
    for (let count = 0; count < 3; count += 1) await dave.post(`Take this away ${count}`)
    const app = await visit('/dave', { as: 'ada' })
    await expect.element(main().getByRole('button', { name: label('profile.following') })).toBeInTheDocument()
    await expect.element(post('Take this away').menu).toBeInTheDocument()
    return app
  },
  effects: {
    modalOnRepeat: { choose: true, see: asksBeforeRepeat, usual: false, changed: true },
    modalOnUnfollow: { choose: true, see: asksBeforeUnfollow, usual: false, changed: true },
    modalOnDelete: { choose: false, see: asksBeforeDelete, usual: true, changed: false },
    modalOnMute: { choose: true, see: asksBefore(/^Mute (?!for)/), usual: false, changed: true },
    modalOnBlock: { choose: false, see: asksBefore(/^Block /), usual: true, changed: false },
  },
}

const asksBeforeAnswer = (answer: 'followRequest.approve' | 'followRequest.deny') => async (): Promise<boolean> => {
  const buttons = main().getByRole('button', { name: text(answer), exact: true })
  const before = buttons.elements().length
  return asksFirst(
    () => buttons.first().click(),
    () => buttons.elements().length < before,
  )
}

/** Questions before a follow request is answered. Each request can be answered once. */
export const requestEffects: EffectPage = {
  async open({ server, visit }) {
    for (const name of ['ada', 'bob', 'mona', 'dave'] as const) await (await server.somebody(name)).follow('carol')
    const app = await visit('/friend-requests', { as: 'carol' })
    await expect
      .element(
        main()
          .getByRole('button', { name: text('followRequest.approve') })
          .nth(3),
      )
      .toBeInTheDocument()
    return app
  },
  effects: {
    modalOnApproveFollow: { choose: true, see: asksBeforeAnswer('followRequest.approve'), usual: false, changed: true },
    modalOnDenyFollow: { choose: true, see: asksBeforeAnswer('followRequest.deny'), usual: false, changed: true },
  },
}
