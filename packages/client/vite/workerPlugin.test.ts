import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shortcutWords } from './workerPlugin.ts'

test('a shortcut without a name in a language has its English name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalogues-'))
  writeFileSync(join(folder, 'zh_Hant.json'), JSON.stringify({ 'nav.search': '搜尋' }))
  const english = { 'nav.search': 'Search', 'shell.newPost': 'New post', 'timeline.bookmarks': 'Bookmarks', 'timeline.home': 'Home' }
  writeFileSync(join(folder, 'en.json'), JSON.stringify(english))
  writeFileSync(join(folder, 'notes.json'), '{}')
  try {
    expect(await shortcutWords(folder)).toMatchObject({
      zh_Hant: { post: 'New post', home: 'Home', search: '搜尋', bookmarks: 'Bookmarks' },
    })
    expect(Object.keys(await shortcutWords(folder))).toEqual(['en', 'zh_Hant'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
