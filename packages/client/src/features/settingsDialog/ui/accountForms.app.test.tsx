import * as aliases from '@rookery/api/calls/aliases'
import * as credentials from '@rookery/api/calls/credentials'
import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { dialog, notices, press, textsOf } from '#test/app/locators.ts'
import { smallWorldPassword } from '#test/app/passwords.ts'
import { pngFile } from '#test/app/images.ts'
import { chooseFile, settingsSection, settingsWindow } from '#test/app/settingsWindow.ts'
import { label, text } from '#test/app/text.ts'

/** The parts of one form of the tab "security". */
function formOf(form: 'email' | 'aliases' | 'move', field: 'new' | 'add' | 'target') {
  const section = settingsSection(`accountSettings.${form}.title`)
  const names = { new: 'accountSettings.email.new', add: 'accountSettings.aliases.add', target: 'accountSettings.move.target' } as const
  return {
    section,
    field: section.getByRole('textbox', { name: text(names[field]) }),
    password: section.css('input[autocomplete="current-password"]'),
    submit: section.getByRole('button', { name: text(`accountSettings.${form}.submit`) }),
    alert: (words: string | RegExp) => section.getByRole('alert').filter({ hasText: words }),
  }
}

appTest('an address is changed at the second attempt', async ({ server, visit }) => {
  const { client } = await server.somebody('carol')
  await visit('/lists#settings/security', { as: 'carol' })
  const email = formOf('email', 'new')
  await email.field.fill('carol@reeds.example')
  await email.password.fill('wrong')
  await email.submit.click()
  await expect.element(email.alert('There was an issue changing your email. Invalid password.')).toBeVisible()
  await email.password.fill(smallWorldPassword)
  await email.submit.click()
  await expect.element(email.section).toHaveTextContent('Current address:')
  await expect.element(email.section).toHaveTextContent('carol@reeds.example')
  expect((await credentials.verify(client)).own?.email).toBe('carol@reeds.example')
})

appTest('an alias is added and removed, and the followers are moved to another account', async ({ server, visit }) => {
  const [carol, ada] = await Promise.all([server.somebody('carol'), server.somebody('ada')])
  await visit('/lists#settings/security', { as: 'carol' })
  const alias = formOf('aliases', 'add')
  await alias.submit.click()
  await expect.element(alias.field).toHaveAccessibleDescription(new RegExp(text('form.required')))
  await alias.field.fill('nobody')
  await alias.submit.click()
  await expect.element(alias.alert(/^Error adding alias/)).toBeVisible()
  await expect.element(alias.field).toHaveValue('nobody')
  await alias.field.fill('@bob')
  await alias.submit.click()
  await expect.element(alias.section.getByRole('listitem')).toHaveLength(1)
  await alias.section.getByRole('listitem').getByRole('button').click()
  await expect.element(alias.section).toHaveTextContent(text('accountSettings.aliases.empty'))
  expect(await aliases.list(carol.client)).toEqual([])

  const move = formOf('move', 'target')
  const submit = async () => {
    await move.submit.click()
    await dialog('Move to @ada?')
      .getByRole('button', { name: text('accountSettings.move.submit') })
      .click()
  }
  await move.field.fill('@ada')
  await move.password.fill(smallWorldPassword)
  await submit()
  await expect.element(move.alert(/^Error moving account: Target account must have the origin/)).toBeVisible()
  await aliases.add(ada.client, 'carol')
  await submit()
  await expect.element(notices()).toHaveTextContent('Your followers will follow @ada if their servers support it.')
  // Submitted entries are not required again.
  await expect.element(move.field).toHaveValue('')
  await expect.element(move.password).toHaveValue('')
})

for (const kind of ['header', 'background'] as const)
  appTest(`the ${kind} of a profile is cropped by a pointer`, async ({ server, visit }) => {
    const { client } = await server.somebody('ada')
    await visit('/lists#settings/profile', { as: 'ada' })
    const before = (await credentials.verify(client))[kind]
    await expect.element(settingsWindow().getByRole('heading', { level: 3 }).first()).toBeVisible()
    await chooseFile(settingsWindow(), await pngFile('reeds.png', 60, [900, 900]), text(`accountSettings.pictures.${kind}.choose`))
    const cropping = dialog(new RegExp(`^${text(`accountSettings.pictures.${kind}`)}$`))
    const down = cropping.getByRole('slider', { name: text('accountSettings.crop.y') })
    await expect.element(down).toHaveValue('0.5')
    const image = cropping.css('img')
    const box = image.element().parentElement?.getBoundingClientRect()
    if (!box) throw new Error('The frame is not drawn.')
    const middle = { x: box.width / 2, y: box.height / 2 }
    await cropping
      .css(':has(> img)')
      .dropTo(cropping.css(':has(> img)'), { sourcePosition: middle, targetPosition: { ...middle, y: middle.y + 40 } })
    // Dragging an image down shows more of its top.
    await expect.poll(() => Number((down.element() as HTMLInputElement).value)).toBeLessThan(0.5)
    await cropping.getByRole('button', { name: text('accountSettings.pictures.save') }).click()
    await expect.element(cropping).not.toBeInTheDocument()
    await expect.poll(async () => (await credentials.verify(client))[kind]).not.toBe(before)
  })

appTest('a mascot is chosen, and a proved link is marked', async ({ server, visit }) => {
  const link = { name: 'Mill', value: 'https://mill.example' }
  await server.arrange('proveLink', { name: 'ada', link, at: '2025-04-30T12:00:00.000Z' })
  await visit('/lists#settings/profile', { as: 'ada' })
  await expect
    .element(settingsSection('accountSettings.fields.title'))
    .toHaveTextContent('Ownership of this link was checked on April 30, 2025')
  const mascot = settingsWindow()
    .getByRole('group', { name: text('accountSettings.pictures.mascot') })
    .css('img')
  await expect.element(mascot).toBeVisible()
  const before = mascot.element().getAttribute('src')
  await chooseFile(settingsWindow(), await pngFile('frog.png', 120, [200, 200]), text('accountSettings.pictures.mascot.choose'))
  await expect.poll(() => mascot.element().getAttribute('src')).not.toBe(before)
})

appTest('recovery codes are replaced after a question, copied, and printed alone', async ({ server, visit, onTestFinished }) => {
  await server.arrange('enableTotp', { name: 'bob', secret: 'GEZDGNBVGY3TQOJQ' })
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const printed: string[] = []
  const { get } = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow') ?? {}
  const frames = vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(function (this: HTMLIFrameElement) {
    const frame = get?.call(this) as Window | null // as the browser declares it
    if (frame)
      frame.print = () => {
        printed.push(frame.document.body.innerText)
        frame.dispatchEvent(new Event('afterprint'))
      }
    return frame
  })
  onTestFinished(() => {
    copy.mockRestore()
    frames.mockRestore()
  })
  await visit('/lists#settings/security/mfa', { as: 'bob' })
  const section = settingsSection('accountSettings.mfa.title')
  const renew = { name: text('accountSettings.codes.renew') }
  await section.getByRole('button', renew).click()
  const question = page.getByRole('dialog', renew)
  await expect.element(question).toHaveTextContent(text('accountSettings.codes.renewText'))
  await question.getByRole('button', renew).click()
  const codes = section.getByRole('list', { name: text('accountSettings.codes.title') }).getByRole('listitem')
  await expect.element(codes).toHaveLength(5)
  const shown = textsOf(codes).join('\n')
  await section.getByRole('button', { name: text('accountSettings.codes.copy') }).click()
  await expect.poll(() => copy.mock.calls).toEqual([[shown]])
  await section.getByRole('button', { name: text('accountSettings.codes.print') }).click()
  await expect.poll(() => printed.join()).toContain(shown)
  expect(printed.join()).toContain('Recovery codes of')
})

const profileRoute = 'PATCH /api/v1/accounts/update_credentials'

appTest(
  'an avatar is cropped by keys and sent at the second attempt, and files that are not pictures are rejected',
  async ({ server, visit }) => {
    const { account, client } = await server.somebody('bob')
    await visit('/lists#settings/profile', { as: 'bob' })
    const cropping = dialog(label('accountSettings.pictures.avatar'))
    const alert = (words: string | RegExp) => cropping.getByRole('alert').filter({ hasText: words })
    const choose = (file: File) => chooseFile(settingsWindow(), file, text('accountSettings.pictures.avatar.choose'))
    await expect.element(settingsWindow().getByRole('heading', { level: 3 }).first()).toBeVisible()
    for (const [name, content, error] of [
      ['empty.png', [], 'composer.file.empty'],
      ['program.png', ['MZ\u0090\0 this program cannot be run in DOS mode'], 'composer.file.notPicture'],
    ] as const) {
      await choose(new File([...content], name, { type: 'image/png' }))
      await expect.element(alert(text(error))).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.element(cropping).not.toBeInTheDocument()
    }
    await choose(await pngFile('wide.png', 30, [400, 200]))
    const across = cropping.getByRole('slider', { name: text('accountSettings.crop.x') })
    await expect.element(across).toHaveValue('0.5')
    await press(across, '{ArrowLeft}')
    await expect.element(across).toHaveValue('0.49')
    await cropping.getByRole('slider', { name: text('accountSettings.crop.zoom') }).fill('3')
    await expect.element(cropping.getByRole('status').filter({ hasText: '67' })).toBeVisible()
    const use = cropping.getByRole('button', { name: text('accountSettings.pictures.save') })
    const mend = server.fail(profileRoute, 500)
    await use.click()
    await expect.element(alert(/^Upload failed/)).toBeVisible()
    mend()
    await use.click()
    await expect.element(cropping).not.toBeInTheDocument()
    const sent = await credentials.verify(client)
    expect(sent.avatar).not.toBe(account.avatar)
    await settingsWindow().getByRole('button', { name: 'Reset the avatar' }).click()
    await dialog(text('accountSettings.pictures.avatar.reset'))
      .getByRole('button', { name: text('accountSettings.pictures.reset') })
      .click()
    await expect.poll(async () => (await credentials.verify(client)).avatar).not.toBe(sent.avatar)
  },
)
