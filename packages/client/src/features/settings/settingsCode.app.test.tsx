import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { settingsAddress } from '#data/settings/settingsAddress.ts'
import { appTest } from '#test/app/appTest.tsx'
import { asMastodon } from '#test/app/asMastodon.ts'
import { dialog } from '#test/app/locators.ts'
import { smallWorldPassword } from '#test/app/passwords.ts'
import { restoreDialog } from '#test/app/settingsFiles.ts'
import { settingsSection, settingSwitch, settingsWindow } from '#test/app/settingsWindow.ts'
import { label, text } from '#test/app/text.ts'

const section = () => settingsSection('settingsProfiles.title')
const code = () => dialog(text('settingsCode.title'))
const settings = { maxThumbnails: 7, greentext: true, theme: 'rookery-light', muteWords: ['عين', 'eel 🐟'] }

for (const size of ['wide', 'phone'] as const)
  appTest(`a QR code shows the address with the settings, which can be copied (${size})`, async ({ server, visit, onTestFinished }) => {
    asMastodon(server)
    await visit('/lists#settings/data', { as: 'ada', size, settings })
    await expect.element(section()).toHaveTextContent(text('settingsProfiles.missing'))
    await section()
      .getByRole('button', { name: text('settingsCode.show') })
      .click()
    const picture = code().getByRole('img', { name: text('settingsCode.label') })
    await expect.element(picture).toBeInViewport({ ratio: 1 })
    const svg = picture.element() as SVGSVGElement // the code is drawn as one
    // At least four pixels a dot, so that a camera can tell them apart on any screen.
    expect((svg.clientWidth / svg.viewBox.baseVal.width) * (size === 'phone' ? 3 : 1)).toBeGreaterThan(4)
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    onTestFinished(() => copy.mockRestore())
    await code()
      .getByRole('button', { name: text('settingsCode.copy') })
      .click()
    await expect.poll(() => copy.mock.calls[0]?.[0]).toMatch(`${server.origin}/about#settings/data/given-`)
  })

appTest('the address of a code leads a visitor through signing in to a preview of its settings', async ({ server, visit }) => {
  asMastodon(server)
  const backup = JSON.stringify({ program: 'rookery', version: [1, 0], settings })
  const address = new URL(await settingsAddress(server.origin, backup))
  const app = await visit(address.pathname + address.hash)
  await page.getByRole('link', { name: label('shell.loginHint') }).click()
  const main = page.getByRole('main')
  await main.css('input[autocomplete="username"]').fill('bob')
  await main.css('input[autocomplete="current-password"]').fill(smallWorldPassword)
  await main.css('button[type="submit"]').click()
  await expect.element(restoreDialog()).toHaveTextContent(text('settingsCode.given'))
  for (const name of ['greentext', 'maxThumbnails', 'theme'] as const)
    await expect
      .element(
        restoreDialog()
          .getByRole('row')
          .filter({ hasText: text(`settings.${name}`) }),
      )
      .toBeVisible()
  await restoreDialog()
    .getByRole('button', { name: /^Change 4 settings/ })
    .click()
  await expect.element(restoreDialog().getByText('4 settings restored')).toBeVisible()
  await restoreDialog()
    .getByRole('button', { name: text('general.close') })
    .last()
    .click()
  await expect.element(restoreDialog()).not.toBeInTheDocument()
  // The question is not asked again.
  await app.advance(1000)
  await app.restart()
  await expect.element(settingsWindow().getByRole('heading', { level: 3 }).first()).toBeVisible()
  expect(restoreDialog().elements()).toEqual([])
  await app.restart('/lists#settings/general/greentext')
  await expect.element(settingSwitch('settings.greentext')).toBeChecked()
  expect(server.requests.filter((request) => request.includes('given-'))).toEqual([])
})

appTest('settings that are too much for a code say so', async ({ server, visit }) => {
  asMastodon(server)
  const muteWords = Array.from({ length: 400 }, (_, index) => `word ${(index * 7919) % 1009} of ${index}`)
  await visit('/lists#settings/data', { as: 'dave', settings: { muteWords } })
  await section()
    .getByRole('button', { name: text('settingsCode.show') })
    .click()
  await expect.element(code()).toHaveTextContent('of at most 1,200')
  expect(code().getByRole('img').elements()).toEqual([])
})

for (const broken of ['given-', 'given-q1YqSy0qzszPAwA', 'given-AAAA', `given-${'x'.repeat(5000)}`])
  appTest(`an address that was cut off changes nothing (${broken.slice(0, 30)})`, async ({ visit }) => {
    await visit(`/lists#settings/data/${broken}`, { as: 'dave', size: 'phone' })
    await expect
      .element(
        restoreDialog()
          .getByRole('alert')
          .filter({ hasText: text('settingsCode.invalid') }),
      )
      .toBeVisible()
    expect(
      restoreDialog()
        .getByRole('button', { name: /^(Change|Restore)/ })
        .elements(),
    ).toEqual([])
  })
