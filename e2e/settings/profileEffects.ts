import * as accounts from '@rookery/api/calls/accounts'

import { somebody } from '../harness/arrange.ts'
import { oncePerProduct } from '../harness/oncePerProduct.ts'
import { picture } from '../harness/pictures.ts'
import { text } from '../harness/text.ts'
import { ProfilePage } from '../pages/ProfilePage.ts'
import { StatusCardPage } from '../pages/StatusCardPage.ts'
import type { EffectPage, Scene } from './SettingEffect.ts'

const fill = oncePerProduct(async (product) => {
  const carol = await somebody(product, 'carol')
  const background = new File([Uint8Array.from(await picture(90, 60))], 'background.png', { type: 'image/png' })
  await accounts.updateCredentials(carol.client, { background })
  await carol.post('いいですね!')
})

async function translatedInto({ page }: Scene): Promise<string | undefined> {
  const card = StatusCardPage.showing(page, 'いいですね')
  const asked = page.waitForRequest(/\/translations\//)
  await card.menu.click()
  await page.getByRole('menuitem', { name: text('post.translate'), exact: true }).click()
  const request = await asked
  await request.response()
  await card.root.getByRole('region').first().waitFor()
  await card.menu.click()
  await page.getByRole('menuitem', { name: text('post.showOriginal'), exact: true }).click()
  return new URL(request.url()).pathname.split('/').at(-1)
}

/** Somebody else's profile. */
export const profileEffects: EffectPage = {
  async open({ page, product }) {
    await fill(product)
    const profile = new ProfilePage(page)
    await profile.open('carol')
    await profile.name.waitFor()
    await profile.status('いいですね').root.waitFor()
  },
  effects: {
    displayPageBackgrounds: {
      choose: false,
      see: ({ page }) =>
        page.evaluate(() =>
          [...document.querySelectorAll('[style*="--picture"]')].some(({ outerHTML }) => outerHTML.includes('banner.png')),
        ),
      usual: false,
      changed: true,
    },
    hideUserStats: {
      choose: true,
      see: ({ page }) => page.getByRole('main').getByText('1 post', { exact: true }).first().isVisible(),
      usual: true,
      changed: false,
    },
    userProfileDefaultTab: {
      choose: 'media',
      see: ({ page }) => page.getByRole('main').getByRole('tab', { selected: true }).first().innerText(),
      usual: 'Posts',
      changed: 'Media',
    },
    translationLanguage: { choose: 'de', see: translatedInto, usual: 'en', changed: 'de' },
  },
}
