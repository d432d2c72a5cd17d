import { somebody } from '../harness/arrange.ts'
import { oncePerProduct } from '../harness/oncePerProduct.ts'
import { text, textStart } from '../harness/text.ts'
import { ProfilePage } from '../pages/ProfilePage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'
import { endRelation } from './endRelation.ts'
import type { EffectPage } from './SettingEffect.ts'

const speak = oncePerProduct(async (product) => {
  const mona = await somebody(product, 'mona')
  await mona.post('As @dave says, the bridge is up #bridges')
  await mona.post('Nobody says anything #bridges')
})

/** Posts about somebody whom the reader has just blocked; servers leave them out of what is asked for later. */
export const blockedEffects: EffectPage = {
  as: 'bob',
  async open({ page, product }) {
    await speak(product)
    const [bob, dave] = await Promise.all([somebody(product, 'bob'), somebody(product, 'dave')])
    await endRelation(bob, dave)
    await page.goto('/tag/bridges')
    await new TimelinePage(page).status('the bridge is up').content.getByRole('link', { name: '@dave' }).click()
    await new ProfilePage(page).more.click()
    await page.getByRole('menuitem', { name: textStart('profile.block') }).click()
    await page
      .locator('dialog[open]')
      .getByRole('button', { name: text('profile.block.confirm') })
      .click()
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await page.goBack()
    await page.getByText('Nobody says anything').waitFor()
  },
  effects: {
    hideThreadsWithBlockedUsers: {
      choose: true,
      see: ({ page }) => page.getByRole('main').locator('article').count(),
      usual: 2,
      changed: 1,
    },
  },
}
