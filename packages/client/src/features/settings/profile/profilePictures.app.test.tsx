import * as credentials from '@rookery/api/calls/credentials'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { dialog, press } from '#test/app/locators.ts'
import { pngFile } from '#test/app/pictures.ts'
import { chooseFile, settingsSection, settingsWindow } from '#test/app/settingsWindow.ts'
import { text } from '#test/app/text.ts'

const route = 'PATCH /api/v1/accounts/update_credentials'

appTest('an avatar is cut to its frame, sent again after a failure, and reset after a question', async ({ server, visit }) => {
  const { client, account } = await server.somebody('bob')
  await visit('/lists#settings/profile', { as: 'bob', size: 'phone' })
  const cutting = dialog(text('accountSettings.pictures.avatar'))
  const choose = (file: File) => chooseFile(settingsWindow(), file, text('accountSettings.pictures.avatar.choose'))
  for (const [file, problem] of [
    [new File([], 'empty.png', { type: 'image/png' }), 'composer.file.empty'],
    [new File(['MZ\u0090\0 this program cannot be run in DOS mode'], 'program.png', { type: 'image/png' }), 'composer.file.notPicture'],
  ] as const) {
    await choose(file)
    await expect.element(cutting.getByRole('alert').filter({ hasText: text(problem) })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(cutting).not.toBeInTheDocument()
  }
  expect(server.requests).not.toContain(route)
  await choose(await pngFile('hue30.png', 30, [400, 200]))
  const across = cutting.getByRole('slider', { name: text('accountSettings.crop.x') })
  await expect.element(across).toHaveValue('0.5')
  await press(across, '{ArrowLeft}')
  await expect.element(across).toHaveValue('0.49')
  await cutting.getByRole('slider', { name: text('accountSettings.crop.zoom') }).fill('3')
  await expect.element(cutting.getByRole('status').filter({ hasText: '67' })).toBeVisible()
  const use = cutting.getByRole('button', { name: text('accountSettings.pictures.save') })
  const mend = server.fail(route, 500)
  await use.click()
  await expect.element(cutting.getByRole('alert').filter({ hasText: /^Upload failed/ })).toBeVisible()
  mend()
  await use.click()
  await expect.element(cutting).not.toBeInTheDocument()
  const { avatar } = await credentials.verify(client)
  expect(avatar).not.toBe(account.avatar)
  await settingsWindow().getByRole('button', { name: 'Reset the avatar' }).click()
  await dialog(text('accountSettings.pictures.avatar.reset'))
    .getByRole('button', { name: text('accountSettings.pictures.reset') })
    .click()
  await expect.poll(async () => (await credentials.verify(client)).avatar).not.toBe(avatar)
})

for (const kind of ['header', 'background'] as const)
  appTest(`a ${kind} is cut by dragging`, async ({ server, visit }) => {
    const { client } = await server.somebody('ada')
    await visit('/lists#settings/profile', { as: 'ada' })
    await chooseFile(settingsWindow(), await pngFile('hue60.png', 60, [900, 900]), text(`accountSettings.pictures.${kind}.choose`))
    const cutting = page.getByRole('dialog', { name: text(`accountSettings.pictures.${kind}`), exact: true })
    const down = cutting.getByRole('slider', { name: text('accountSettings.crop.y') })
    await expect.element(down).toHaveValue('0.5')
    const frame = cutting.css(':has(> img)').last()
    const { width, height } = frame.element().getBoundingClientRect()
    const middle = { x: width / 2, y: height / 2 }
    await userEvent.dragAndDrop(frame, frame, { sourcePosition: middle, targetPosition: { ...middle, y: middle.y + 40 } })
    // A picture that is dragged down shows more of its top.
    await expect.poll(() => Number((down.element() as HTMLInputElement).value)).toBeLessThan(0.5) // a slider
    const before = (await credentials.verify(client))[kind]
    await cutting.getByRole('button', { name: text('accountSettings.pictures.save') }).click()
    await expect.element(cutting).not.toBeInTheDocument()
    await expect.poll(async () => (await credentials.verify(client))[kind]).not.toBe(before)
  })

appTest('the mascot is chosen', async ({ visit }) => {
  await visit('/lists#settings/profile', { as: 'ada' })
  const mascot = settingsWindow()
    .getByRole('group', { name: text('accountSettings.pictures.mascot') })
    .css('img')
  await expect.element(mascot).toBeInTheDocument()
  const before = mascot.element().getAttribute('src') ?? ''
  await chooseFile(settingsWindow(), await pngFile('hue120.png', 120, [200, 200]), text('accountSettings.pictures.mascot.choose'))
  await expect.element(mascot).not.toHaveAttribute('src', before)
})

appTest('a proved link of the profile says so', async ({ server, visit }) => {
  await server.arrange('proveLink', { name: 'ada', link: { name: 'Mill', value: 'https://mill.example' }, at: '2025-04-30T12:00:00.000Z' })
  await visit('/lists#settings/profile', { as: 'ada' })
  await expect
    .element(settingsSection('accountSettings.fields.title'))
    .toHaveTextContent('This link leads back here; checked on April 30, 2025')
})
