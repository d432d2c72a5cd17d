import * as accounts from '@rookery/api/calls/accounts'

import { oncePerProduct } from '../harness/oncePerProduct.ts'
import { liveSockets } from '../harness/liveSockets.ts'
import { somebody } from '../harness/arrange.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'
import { countOf, drawn, sees, styleOf } from './seeing.ts'
import type { EffectPage, Scene } from './SettingEffect.ts'

const shortcuts = 'nav[aria-label="Shortcuts"]'
const newPost = 'main > button[aria-label="New post"]'

const startOf = ({ page }: Scene, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().left)

const fill = oncePerProduct(async (product) => {
  const [ada, dave] = await Promise.all([somebody(product, 'ada'), somebody(product, 'dave')])
  await accounts.updateCredentials(ada.client, { note: 'Keeper of the locks' })
  for (let count = 0; count < 30; count += 1) await dave.post(`The level at gauge ${count}`)
})

/** What stands around every screen, and how a list of posts goes on. */
export const shellEffects: EffectPage = {
  viewport: { width: 1900, height: 900 },
  async open({ page, product }) {
    await fill(product)
    const timeline = new TimelinePage(page)
    await timeline.open('public')
    await timeline.posts.first().waitFor()
  },
  effects: {
    interfaceLanguage: { choose: 'ar', see: ({ page }) => page.locator('html').getAttribute('dir'), usual: 'ltr', changed: 'rtl' },
    theme: { choose: 'pleroma-light', see: styleOf('html', 'color-scheme'), usual: 'dark', changed: 'light' },
    hideInstanceWallpaper: { choose: true, see: countOf('html[data-wallpaper]'), usual: 1, changed: 0 },
    showScrollbars: { choose: true, see: styleOf('aside', 'scrollbar-width'), usual: 'thin', changed: 'auto' },
    disableStickyHeaders: { choose: true, see: styleOf('main header', 'position'), usual: 'sticky', changed: 'static' },
    widenTimeline: {
      choose: true,
      see: ({ page }) => page.getByRole('main').evaluate((column) => column.getBoundingClientRect().width > 44 * 16),
      usual: false,
      changed: true,
    },
    sidebarRight: {
      choose: true,
      see: async (scene) => (await startOf(scene, 'aside')) < (await startOf(scene, 'main')),
      usual: true,
      changed: false,
    },
    thirdColumnMode: {
      choose: 'postform',
      see: async ({ page }) => [await page.locator('#notifications').count(), await page.locator('#postform').count()],
      usual: [1, 0],
      changed: [0, 1],
    },
    hideSiteFavicon: { choose: true, see: sees('header img[src="/favicon.png"]'), usual: true, changed: false },
    hideSiteName: { choose: true, see: sees('header[data-stuck] a bdi'), usual: true, changed: false },
    showNavShortcuts: { choose: false, see: sees(shortcuts), usual: true, changed: false },
    showWiderShortcuts: { choose: true, see: styleOf(shortcuts, 'column-gap'), usual: 'normal', changed: '12px' },
    showPanelNavShortcuts: { choose: true, see: sees('nav[aria-label="Other timelines"]'), usual: false, changed: true },
    hideInstancePanel: {
      choose: true,
      see: ({ page }) => page.getByText('Mind the reeds', { exact: true }).isVisible(),
      usual: true,
      changed: false,
    },
    compactUserInfo: {
      choose: false,
      see: ({ page }) => page.locator('aside').getByText('Keeper of the locks').first().isVisible(),
      usual: false,
      changed: true,
    },
    reducedMotion: {
      choose: true,
      given: { alwaysShowNewPostButton: true },
      see: styleOf(newPost, 'transition-property'),
      usual: 'transform, opacity',
      changed: 'none',
    },
    alwaysShowNewPostButton: { choose: true, see: sees(newPost), usual: false, changed: true },
    autohideFloatingPostButton: {
      choose: false,
      given: { alwaysShowNewPostButton: true },
      async see(scene) {
        await scene.page.mouse.move(950, 500)
        await scene.page.mouse.wheel(0, 40)
        await drawn(scene)
        return (await scene.page.locator(newPost).getAttribute('data-hidden')) === 'true'
      },
      usual: true,
      changed: false,
    },
    virtualScrolling: {
      choose: false,
      see: async (scene) => Number(await countOf('main article[data-status]')(scene)) < 20,
      usual: true,
      changed: false,
    },
    keyboardShortcuts: {
      choose: false,
      async see(scene) {
        const { page } = scene
        await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
        await page.keyboard.press('j')
        await drawn(scene)
        return page.evaluate(() => document.activeElement?.matches('article') ?? false)
      },
      usual: true,
      changed: false,
    },
    streaming: {
      choose: true,
      async see({ product }) {
        const { account } = await somebody(product, 'ada')
        return liveSockets(product, account.id).count()
      },
      usual: 0,
      changed: 1,
    },
  },
}
