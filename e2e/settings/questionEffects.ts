import type { Locator, Page } from 'playwright-core'

import { somebody } from '../harness/arrange.ts'
import { text } from '../harness/text.ts'
import { ProfilePage } from '../pages/ProfilePage.ts'
import { StatusCardPage } from '../pages/StatusCardPage.ts'
import { endRelation } from './endRelation.ts'
import type { EffectPage, Scene } from './SettingEffect.ts'

/** Presses, and says whether a question came first, which it answers with no; else waits until it is done. */
async function asksFirst(page: Page, press: () => Promise<void>, done: Locator): Promise<boolean> {
  const question = page.locator('dialog[open]')
  await press()
  await question.or(done).first().waitFor()
  if (!(await question.isVisible())) return false
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  return true
}

async function asksBeforeRepeat({ page }: Scene): Promise<boolean> {
  const { repeat, root } = StatusCardPage.showing(page, 'Take this away')
  const done = root.locator('[aria-pressed=true]')
  const asks = await asksFirst(page, () => repeat.click(), done)
  if (!asks) {
    await repeat.click()
    await done.waitFor({ state: 'detached' })
  }
  return asks
}

async function asksBeforeUnfollow({ page }: Scene): Promise<boolean> {
  const { follow, following } = new ProfilePage(page)
  const asks = await asksFirst(page, () => following.click(), follow)
  if (!asks) {
    await follow.click()
    await following.waitFor()
  }
  return asks
}

/** Of an action in the menu on somebody, which a notice offers to take back. */
const asksBefore =
  (action: RegExp) =>
  async ({ page }: Scene): Promise<boolean> => {
    const undo = page.getByRole('button', { name: text('general.undo') })
    const press = async () => {
      await new ProfilePage(page).more.click()
      await page.getByRole('menuitem', { name: action }).click()
    }
    const asks = await asksFirst(page, press, undo)
    if (!asks) {
      await undo.click()
      await undo.waitFor({ state: 'detached' })
    }
    return asks
  }

async function asksBeforeDelete({ page }: Scene): Promise<boolean> {
  const posts = StatusCardPage.all(page).filter({ hasText: 'Take this away' })
  const before = await posts.count()
  const { menu } = StatusCardPage.showing(page, 'Take this away')
  const press = async () => {
    await menu.click()
    await page.getByRole('menuitem', { name: text('post.delete'), exact: true }).click()
  }
  return asksFirst(page, press, page.getByRole('main').filter({ hasNot: posts.nth(before - 1) }))
}

/** What is asked before something is done with a post or a person. */
export const questionEffects: EffectPage = {
  async open({ page, product }) {
    const [ada, dave] = await Promise.all([somebody(product, 'ada'), somebody(product, 'dave')])
    await endRelation(ada, dave)
    await ada.follow('dave')
    for (let count = 0; count < 3; count += 1) await dave.post(`Take this away ${count}`)
    const profile = new ProfilePage(page)
    await profile.open('dave')
    await profile.following.waitFor()
    await profile.status('Take this away').menu.waitFor()
  },
  effects: {
    modalOnRepeat: { choose: true, see: asksBeforeRepeat, usual: false, changed: true },
    modalOnUnfollow: { choose: true, see: asksBeforeUnfollow, usual: false, changed: true },
    modalOnDelete: { choose: false, see: asksBeforeDelete, usual: true, changed: false },
    modalOnMute: { choose: true, see: asksBefore(/^Mute (?!for)/), usual: false, changed: true },
    modalOnBlock: { choose: false, see: asksBefore(/^Block /), usual: true, changed: false },
  },
}

const asksBeforeAnswer =
  (answer: 'followRequest.approve' | 'followRequest.deny') =>
  async ({ page }: Scene): Promise<boolean> => {
    const buttons = page.getByRole('main').getByRole('button', { name: text(answer), exact: true })
    const before = await buttons.count()
    const done = page.getByRole('main').filter({ hasNot: buttons.nth(before - 1) })
    return asksFirst(page, () => buttons.first().click(), done)
  }

/** What is asked before somebody is let in or turned away; each request can be answered once. */
export const requestEffects: EffectPage = {
  as: 'carol',
  // A server that has ended the notification with the request refuses to end it again.
  complaints: /dismiss/,
  async open({ page, product }) {
    const carol = await somebody(product, 'carol')
    for (const name of ['ada', 'bob', 'mona', 'dave']) {
      const person = await somebody(product, name)
      await endRelation(person, carol)
      await person.follow('carol')
    }
    await page.goto('/friend-requests')
    await page
      .getByRole('main')
      .getByRole('button', { name: text('followRequest.approve') })
      .nth(3)
      .waitFor()
  },
  effects: {
    modalOnApproveFollow: { choose: true, see: asksBeforeAnswer('followRequest.approve'), usual: false, changed: true },
    modalOnDenyFollow: { choose: true, see: asksBeforeAnswer('followRequest.deny'), usual: false, changed: true },
  },
}
