import { expect, test } from 'vitest'

import { createInterfaceLanguage } from '#i18n/InterfaceLanguage.ts'

import { startManifestLanguage } from './startManifestLanguage.ts'

test('the address of the manifest names the language on screen, and is set only when that changes', async () => {
  const language = createInterfaceLanguage(null, () => Promise.resolve({}))
  const link = { href: 'http://pond.example/manifest.json' }
  const set: string[] = []
  const watched = new Proxy(link, { set: (target, _, href: string) => (set.push(href), (target.href = href), true) })
  const page = (found: object | null) => ({ querySelector: () => found }) as unknown as Document // it reads this member alone
  startManifestLanguage(language, page(null))()
  const stop = startManifestLanguage(language, page(watched))
  for (const code of ['ar', 'ar', 'zh_Hant']) await language.choose(code)
  expect(set).toEqual(['en', 'ar', 'zh-Hant'].map((tag) => `http://pond.example/manifest.json?language=${tag}`))
  stop()
  await language.choose('en')
  expect(link.href).toContain('zh-Hant')
})
