import { emptySource, presetNamed, writeThemeFile } from '@rookery/theme'
import { expect, onTestFinished, test, vi } from 'vitest'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { readThemeLink } from '#features/themes/model/themeLink.ts'
import { renderPage } from '#test/renderPage.tsx'
import { text } from '#test/app/text.ts'
import { resizePage } from '#test/resizePage.ts'

const packedIn = (address: string | undefined) => address?.slice(`${location.origin}/#theme=`.length) ?? ''

test('the page’s theme is shared by link, system share and code; a too large theme says so', async () => {
  await resizePage(1440, 900)
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockRejectedValue(new DOMException('Closed', 'AbortError'))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { screen, page: shown } = await renderPage('/main/friends#settings/theme', { as: 'ada' })
  const settings = settingsOf(shown.get().session)
  settings.set('theme', 'rookery-terminal')
  await screen.getByText(text('themeShare.shown'), { exact: true }).click()
  await screen.getByRole('button', { name: text('themeShare.copyLink') }).click()
  await expect.poll(() => copy.mock.lastCall).toBeDefined()
  expect(await readThemeLink(packedIn(copy.mock.lastCall?.[0]))).toEqual(presetNamed('rookery-terminal'))
  await screen.getByRole('button', { name: text('themeShare.share') }).click()
  await expect.poll(() => share.mock.lastCall?.[0]).toEqual({ title: 'Terminal', url: copy.mock.lastCall?.[0] })

  await screen.getByRole('button', { name: text('themeShare.code') }).click()
  await expect.element(screen.getByRole('img', { name: text('themeShare.code.label') })).toBeVisible()

  const colours = Object.fromEntries(
    Array.from({ length: 450 }, (_, at) => [`x${at}`, `#${((at + 1) * 3_456_789).toString(16).slice(-6).padStart(6, '0')}`]),
  )
  settings.set('customTheme', writeThemeFile({ ...emptySource, name: 'Wide', colours: { bg: '#102030', ...colours } }))
  settings.set('theme', 'custom')
  const { length } = copy.mock.calls
  await expect
    .poll(async () => {
      await screen
        .getByRole('button', { name: text('themeShare.copyLink') })
        .first()
        .click()
      return screen.getByText(text('themeShare.tooLong')).elements().length
    })
    .toBe(1)
  expect(copy.mock.calls).toHaveLength(length)
})
