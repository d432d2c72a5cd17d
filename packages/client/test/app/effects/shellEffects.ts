import * as accounts from '@rookery/api/calls/accounts'
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'

import { posts } from '../locators.ts'
import { countOf, drawn, find, reads, sees, styleOf } from './seeing.ts'
import type { EffectPage } from './SettingEffect.ts'
import { resizePage } from '../../resizePage.ts'

const shortcuts = 'nav[aria-label="Shortcuts"]'
const newPost = 'main > button[aria-label="New post"]'

const boxOf = (selector: string) => find(selector).getBoundingClientRect()

/** The shell around every screen, and the end of a list of posts. */
export const shellEffects = {
  async start(server, visit) {
    const [ada, dave] = await Promise.all([server.somebody('ada'), server.somebody('dave')])
    await accounts.updateCredentials(ada.client, { note: 'Keeper of the locks' })
    for (let count = 0; count < 30; count += 1) await dave.post(`The level at gauge ${count}`)
    const config = { streaming: false, background: '/images/banner.png', showInstanceSpecificPanel: true }
    await server.putFile('static/config.json', JSON.stringify(config))
    await server.putFile('instance/panel.html', '<p>Mind the reeds</p>')
    const app = await visit('/main/public', { as: 'ada' })
    await resizePage(1900, 900)
    await expect.element(posts().first()).toBeVisible()
    return app
  },
  effects: {
    interfaceLanguage: { choose: 'ar', see: styleOf('html', 'direction'), usual: 'ltr', changed: 'rtl' },
    theme: { choose: 'pleroma-dark', see: styleOf('html', 'color-scheme'), usual: 'light', changed: 'dark' },
    customThemes: {
      choose: { reeds: { _pleroma_theme_version: 2, source: { themeEngineVersion: 3, colors: { bg: '#102a1c' } } } },
      given: { theme: 'custom:reeds' },
      see: styleOf('html', '--bg'),
      usual: '#131b26',
      changed: '#102a1c',
    },
    deviceTheme: { choose: 'pleroma-dark', see: styleOf('html', 'color-scheme'), usual: 'light', changed: 'dark' },
    themePair: {
      choose: { light: 'rookery-black' },
      given: { theme: 'pair' },
      see: styleOf('html', 'color-scheme'),
      usual: 'light',
      changed: 'dark',
    },
    themeOverrides: {
      choose: { roundness: 'none', density: 'compact', avatars: 'round', textSize: '125', lineLength: '45', wallpaper: 'tiled dimmed' },
      see: () => [
        ...['--radius-panel', '--space-2'].map((property) => styleOf('html', property)()),
        styleOf('aside [data-empty], aside img', 'border-radius')(),
        styleOf('body', 'font-size')(),
        boxOf('main article [id^="content-"] [dir="auto"]').width > 500,
        styleOf('[style*="--picture"]', 'background-repeat')(),
      ],
      usual: ['10px', '.5rem', '5px', '15px', true, 'repeat, no-repeat'],
      changed: ['0px', '0.375rem', '50px', '18.75px', false, 'repeat, repeat'],
    },
    hideInstanceWallpaper: { choose: true, see: countOf('html[data-wallpaper]'), usual: 1, changed: 0 },
    showScrollbars: { choose: true, see: styleOf('aside', 'scrollbar-width'), usual: 'thin', changed: 'auto' },
    disableStickyHeaders: { choose: true, see: styleOf('main header', 'position'), usual: 'sticky', changed: 'static' },
    widenTimeline: { choose: true, see: () => boxOf('main').width > 44 * 16, usual: false, changed: true },
    sidebarRight: { choose: true, see: () => boxOf('aside').left < boxOf('main').left, usual: true, changed: false },
    thirdColumnMode: {
      choose: 'postform',
      see: () => [countOf('#notifications')(), countOf('#postform')()],
      usual: [1, 0],
      changed: [0, 1],
    },
    hideSiteFavicon: { choose: true, see: sees('header img[src="/favicon.png"]'), usual: true, changed: false },
    hideSiteName: { choose: true, see: sees('header[data-stuck] a bdi'), usual: true, changed: false },
    showNavShortcuts: { choose: true, see: sees(shortcuts), usual: false, changed: true },
    showWiderShortcuts: {
      choose: true,
      given: { showNavShortcuts: true },
      see: styleOf(shortcuts, 'column-gap'),
      usual: 'normal',
      changed: '12px',
    },
    showPanelNavShortcuts: { choose: true, see: sees('nav[aria-label="Other timelines"]'), usual: false, changed: true },
    hideInstancePanel: { choose: true, see: reads('aside', 'Mind the reeds'), usual: true, changed: false },
    compactUserInfo: { choose: false, see: reads('aside', 'Keeper of the locks'), usual: false, changed: true },
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
      async see() {
        scrollBy(0, 40)
        await drawn()
        return find(newPost).dataset['hidden'] === 'true'
      },
      usual: true,
      changed: false,
    },
    virtualScrolling: { choose: false, see: () => posts().elements().length < 20, usual: true, changed: false },
    keyboardShortcuts: {
      choose: false,
      async see() {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        await userEvent.keyboard('j')
        await drawn()
        return document.activeElement?.matches('article') ?? false
      },
      usual: true,
      changed: false,
    },
    streaming: { choose: true, see: ({ server }) => server.arrange('countStreams', { name: 'ada' }), usual: 0, changed: 1 },
  },
} satisfies EffectPage
