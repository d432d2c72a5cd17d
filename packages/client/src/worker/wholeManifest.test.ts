import { expect, test } from 'vitest'

import { wholeManifest } from './wholeManifest.ts'

const words = {
  en: { post: 'New post', home: 'Home', search: 'Search', bookmarks: 'Bookmarks' },
  ar: { post: 'منشور جديد', home: 'الرئيسية', search: 'بحث', bookmarks: 'المفضلة' },
  zh: { post: '新帖文', home: '主页', search: '搜索', bookmarks: '书签' },
  zh_Hant: { post: '新貼文', home: '首頁', search: '搜尋', bookmarks: '書籤' },
}

/** As Akkoma serves it. */
const ofAkkoma = {
  name: 'The pond',
  description: 'Reeds and herons',
  icons: [
    { src: '/static/logo.svg', type: 'image/svg+xml' },
    { src: '/static/logo-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  theme_color: '#282c37',
  background_color: '#191b22',
  display: 'standalone',
  scope: 'https://pond.example',
  start_url: '/',
  categories: ['social'],
  serviceworker: { src: '/sw-pleroma.js' },
}

test('the manifest of the server stays, and the features of the client are added', () => {
  const { icons, ...others } = ofAkkoma
  const manifest = wholeManifest(ofAkkoma, words, ['en-GB'])
  expect(manifest).toMatchObject(others)
  expect(manifest).toMatchObject({
    id: '/',
    share_target: { action: '/share', params: { text: 'text' } },
    protocol_handlers: [{ protocol: 'web+ap', url: '/search?query=%s' }],
    shortcuts: [{ name: 'New post', url: '/share' }, { url: '/main/friends' }, { url: '/search' }, { url: '/bookmarks' }],
    screenshots: [{ form_factor: 'wide' }, { form_factor: 'narrow' }],
  })
  // It has one for round places, and none of a known size for others.
  expect(manifest).toHaveProperty('icons', [...icons, { src: '/static/logo-512.png', sizes: '512x512', type: 'image/png' }])
})

test('icons of a server that are enough are left alone', () => {
  const icons = [{ src: '/heron.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' }]
  expect(wholeManifest({ name: 'The pond', icons }, words, ['en'])).toHaveProperty('icons', icons)
  expect(wholeManifest({ name: 'The pond' }, words, ['en'])).toHaveProperty('icons.length', 2)
})

test.each([
  [['fr', 'ar-EG', 'en'], 'منشور جديد'],
  [['zh-TW', 'en'], '新貼文'],
  [['fr', 'zh-CN'], '新帖文'],
  [['fr'], 'New post'],
  [[], 'New post'],
])('shortcuts are in a language that is read: %j', (languages, name) => {
  expect(wholeManifest(ofAkkoma, words, languages)).toHaveProperty('shortcuts.0.name', name)
})

test.each([null, 'text', [1], 7])('a response that is no manifest is passed through: %j', (served) => {
  expect(wholeManifest(served, words, ['en'])).toBeNull()
})
