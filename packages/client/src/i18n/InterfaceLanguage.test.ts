import { expect, test, vi } from 'vitest'

import { englishMessages } from './catalogues.ts'
import { createInterfaceLanguage } from './InterfaceLanguage.ts'
import type { Messages } from './CompiledMessage.ts'

test('plurals and placeholders follow the language', async () => {
  const language = createInterfaceLanguage(null)
  expect(language.current().t('nav.timelines')).toBe('Timelines')
  await language.choose('ar')
  expect(language.current().t('nav.timelines')).toBe('الخيوط الزمنية')
})

test('a text that a language lacks stays English', async () => {
  const language = createInterfaceLanguage(null, async () => englishMessages)
  await language.choose('ar')
  expect(language.current().t('nav.timelines')).toBe('Timelines')
})

test('the switch waits for the catalogue', async () => {
  const catalogue = heldCatalogue()
  const language = createInterfaceLanguage(null, () => catalogue.arrived)
  const seen = vi.fn()
  language.subscribe(seen)
  const choice = language.choose('ar')
  expect(language.current().code).toBe('en')
  expect(seen).not.toHaveBeenCalled()
  catalogue.arrive({})
  await choice
  expect(language.current().code).toBe('ar')
  expect(seen).toHaveBeenCalledOnce()
})

test('a catalogue that does not arrive leaves the old language', async () => {
  const language = createInterfaceLanguage(null, () => Promise.reject(new Error('offline')))
  const before = language.current()
  await expect(language.choose('ar')).rejects.toThrow('offline')
  expect(language.current()).toBe(before)
})

test('the last choice wins when an earlier one arrives later', async () => {
  const slow = heldCatalogue()
  const language = createInterfaceLanguage(null, (code) => (code === 'ar' ? slow.arrived : Promise.resolve({})))
  const arabic = language.choose('ar')
  await language.choose('en')
  slow.arrive({})
  await arabic
  expect(language.current().code).toBe('en')
})

test('a language change drops the formatters of the old one', async () => {
  const language = createInterfaceLanguage(null)
  const before = language.current().formats
  await language.choose('ar')
  expect(language.current().formats).not.toBe(before)
  expect(language.current().formats.list(['a', 'b'])).toBe('a وb')
})

test('the pseudo-language marks every text', async () => {
  const language = createInterfaceLanguage(null)
  await language.choose('pseudo')
  expect(language.current().t('start.failed', { host: 'pond.example' })).toMatch(/^⟦[\u{E0020}-\u{E007E}]{12}pond\.example .*~+⟧$/u)
})

/** A catalogue that arrives when the test says so. */
function heldCatalogue() {
  let arrive: (messages: Messages) => void = () => {}
  const arrived = new Promise<Messages>((resolve) => {
    arrive = resolve
  })
  return { arrived, arrive }
}
