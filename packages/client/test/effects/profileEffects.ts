import * as accounts from '@rookery/api/calls/accounts'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { post } from '#test/app/locators.ts'
import { pngFile } from '#test/app/pictures.ts'
import { text } from '#test/app/text.ts'
import { first, isSeen, postWith, withText } from './seeing.ts'
import type { EffectPage, Scene } from './SettingEffect.ts'

/** The language that the client requests a translation into. */
async function translatedInto({ server }: Scene): Promise<string | undefined> {
  const card = post('いいですね')
  const requests = () => server.requests.filter((request) => request.includes('/translations/'))
  const before = requests().length
  const choose = async (entry: 'post.translate' | 'post.showOriginal') => {
    await card.menu.click()
    await page.getByRole('menuitem', { name: text(entry), exact: true }).click()
  }
  await choose('post.translate')
  await expect.poll(() => requests().length).toBeGreaterThan(before)
  await expect.element(card.root.getByRole('region').first()).toBeInTheDocument()
  await choose('post.showOriginal')
  return requests().at(-1)?.split('/').at(-1)
}

/** Somebody else's profile. */
export const profileEffects: EffectPage = {
  async open({ server, visit }) {
    const carol = await server.somebody('carol')
    await accounts.updateCredentials(carol.client, { background: await pngFile('hue200.png', 200, [90, 60]) })
    await carol.post('いいですね!')
    const app = await visit('/carol', { as: 'ada' })
    await expect.poll(() => postWith('いいですね')).toBeTruthy()
    return app
  },
  effects: {
    displayPageBackgrounds: {
      choose: false,
      see: () => [...document.querySelectorAll('[style*="--picture"]')].some(({ outerHTML }) => outerHTML.includes('banner.png')),
      usual: false,
      changed: true,
    },
    hideUserStats: { choose: true, see: () => withText('1 post', first('main')).some(isSeen), usual: true, changed: false },
    userProfileDefaultTab: {
      choose: 'media',
      see: () => first('main [role=tab][aria-selected=true]').innerText,
      usual: 'Posts',
      changed: 'Media',
    },
    translationLanguage: { choose: 'de', see: translatedInto, usual: 'en', changed: 'de' },
  },
}
