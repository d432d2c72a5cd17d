import * as accounts from '@rookery/api/calls/accounts'
import { expect } from 'vitest'

import { chooseItem, post } from '../locators.ts'
import { pngFile } from '../images.ts'
import { countOf, find } from './seeing.ts'
import type { EffectPage, Scene } from './SettingEffect.ts'

/** The language that the post is translated into. Shows the original again. */
async function translatedInto({ server }: Scene): Promise<string | undefined> {
  const requests = () => server.requests.filter((request) => request.includes('/translations/'))
  const before = requests().length
  const { menu, root } = post('いいですね')
  await menu.click()
  await chooseItem('post.translate')
  await expect.element(root.getByRole('region').first()).toBeVisible()
  await menu.click()
  await chooseItem('post.showOriginal')
  await expect.element(root.getByRole('region')).not.toBeInTheDocument()
  return requests()[before]?.split('/').at(-1)
}

/** The profile of another user. */
export const profileEffects = {
  async start(server, visit) {
    const carol = await server.somebody('carol')
    await accounts.updateCredentials(carol.client, { background: await pngFile('background.png') })
    await carol.post('いいですね!')
    await server.putFile('static/config.json', JSON.stringify({ streaming: true, background: '/images/banner.png' }))
    const app = await visit('/carol', { as: 'ada' })
    await expect.element(post('いいですね').content).toBeVisible()
    return app
  },
  effects: {
    displayPageBackgrounds: { choose: false, see: countOf('[style*="--picture"][style*="banner.png"]'), usual: 0, changed: 1 },
    hideUserStats: {
      choose: true,
      see: () => find('main').innerText.includes('1 post'),
      usual: true,
      changed: false,
    },
    userProfileDefaultTab: {
      choose: 'media',
      see: () => find('main [role=tab][aria-selected=true]').innerText,
      usual: 'Posts',
      changed: 'Media',
    },
    translationLanguage: { choose: 'de', see: translatedInto, usual: 'en', changed: 'de' },
  },
} satisfies EffectPage
