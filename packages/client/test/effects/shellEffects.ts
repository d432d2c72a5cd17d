import * as accounts from '@rookery/api/calls/accounts'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { posts } from '#test/app/locators.ts'
import { countOf, drawn, first, isSeen, sees, styleOf, withText } from './seeing.ts'
import type { EffectPage } from './SettingEffect.ts'

const shortcuts = 'nav[aria-label="Shortcuts"]'
const newPost = 'main > button[aria-label="New post"]'

/** Everything around every screen, and how a list of posts goes on. */
export const shellEffects: EffectPage = {
  async open({ server, visit }) {
    const [ada, dave] = await Promise.all([server.somebody('ada'), server.somebody('dave')])
    await accounts.updateCredentials(ada.client, { note: 'Keeper of the locks' })
    for (let count = 0; count < 30; count += 1) await dave.post(`The level at gauge ${count}`)
    const app = await visit('/main/public', { as: 'ada' })
    await page.viewport(1900, 900)
    await expect.element(posts().first()).toBeInTheDocument()
    return app
  },
  effects: {
    interfaceLanguage: { choose: 'ar', see: styleOf('html', 'direction'), usual: 'ltr', changed: 'rtl' },
    theme: { choose: 'pleroma-dark', see: styleOf('html', 'color-scheme'), usual: 'light', changed: 'dark' },
    customTheme: {
      choose: {
        _pleroma_theme_version: 2,
        name: 'Pond',
        source: { themeEngineVersion: 3, colors: { bg: '#2a1030', text: '#f0e0f5', link: '#ffc08a' } },
      },
      given: { theme: 'custom' },
      see: () => getComputedStyle(document.documentElement).getPropertyValue('--bg') === '#2a1030',
      usual: false,
      changed: true,
    },
    hideInstanceWallpaper: { choose: true, see: countOf('html[data-wallpaper]'), usual: 1, changed: 0 },
    showScrollbars: { choose: true, see: styleOf('aside', 'scrollbar-width'), usual: 'thin', changed: 'auto' },
    disableStickyHeaders: { choose: true, see: styleOf('main header', 'position'), usual: 'sticky', changed: 'static' },
    widenTimeline: {
      choose: true,
      see: () => first('main').getBoundingClientRect().width > 44 * 16,
      usual: false,
      changed: true,
    },
    sidebarRight: {
      choose: true,
      see: () => first('aside').getBoundingClientRect().left < first('main').getBoundingClientRect().left,
      usual: true,
      changed: false,
    },
    thirdColumnMode: {
      choose: 'postform',
      see: () => ['#notifications', '#postform'].map((selector) => countOf(selector)()),
      usual: [1, 0],
      changed: [0, 1],
    },
    hideSiteFavicon: { choose: true, see: sees('header img[src="/favicon.png"]'), usual: true, changed: false },
    hideSiteName: { choose: true, see: sees('header[data-stuck] a bdi'), usual: true, changed: false },
    showNavShortcuts: { choose: false, see: sees(shortcuts), usual: true, changed: false },
    showWiderShortcuts: { choose: true, see: styleOf(shortcuts, 'column-gap'), usual: 'normal', changed: '12px' },
    showPanelNavShortcuts: { choose: true, see: sees('nav[aria-label="Other timelines"]'), usual: false, changed: true },
    hideInstancePanel: { choose: true, see: () => withText('Mind the reeds').some(isSeen), usual: true, changed: false },
    compactUserInfo: {
      choose: false,
      see: () => [...document.querySelectorAll('aside')].some((aside) => withText('Keeper of the locks', aside).some(isSeen)),
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
      async see() {
        scrollBy(0, 40)
        await drawn()
        return first(newPost).dataset['hidden'] === 'true'
      },
      usual: true,
      changed: false,
    },
    virtualScrolling: { choose: false, see: () => countOf('main article[data-status]')() < 20, usual: true, changed: false },
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
    streaming: {
      choose: true,
      see: ({ server }) => server.arrange('countStreams', { name: 'ada' }),
      usual: 0,
      changed: 1,
    },
  },
}
