import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { beginPost, openComposer, type ComposerParts } from '#test/app/composer.ts'
import { post, press } from '#test/app/locators.ts'
import { pngFile } from '#test/app/images.ts'
import type { TestServer } from '#test/app/TestServer.ts'
import { text } from '#test/app/text.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

async function newest(server: TestServer): Promise<unknown> {
  const { client, account } = await server.somebody('ada')
  const { body } = await client.request('GET', `/api/v1/accounts/${account.id}/statuses?limit=1`)
  return Array.isArray(body) ? body[0] : undefined
}

/** Files as a drag or the clipboard hands them over. */
function transferOf(files: readonly File[]): DataTransfer {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  return data
}

async function drop({ root }: ComposerParts, files: readonly File[]): Promise<void> {
  const dataTransfer = transferOf(files)
  const dispatch = (type: string) => root.element().dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  dispatch('dragover')
  await expect.element(root.getByText(text('composer.dropHere'))).toBeVisible()
  dispatch('drop')
}

function paste(composer: ComposerParts, files: readonly File[]): void {
  const clipboardData = transferOf(files)
  composer.text.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

async function describe(composer: ComposerParts, names: readonly string[]): Promise<void> {
  await expect.element(composer.descriptions).toHaveLength(names.length)
  for (const [index, name] of names.entries()) await composer.descriptions.nth(index).fill(name)
}

appTest('files are chosen, pasted and dropped, and an upload can be cancelled', async ({ server, visit }) => {
  await visit('/main/friends', { as: 'ada' })
  const composer = await beginPost('Four and none of the second')
  const release = server.hold('POST /api/v2/media')
  await composer.files.upload([await pngFile('first.png', 10), await pngFile('second.png', 90)])
  paste(composer, [await pngFile('third.png', 150)])
  await drop(composer, [await pngFile('fourth.png', 210), await pngFile('fifth.png', 300)])
  await expect.element(composer.waiting).toHaveLength(5)
  await expect.element(composer.post).toBeDisabled()
  await composer.waiting
    .filter({ hasText: 'second.png' })
    .getByRole('button', { name: text('general.cancel') })
    .click()
  await expect.element(composer.waiting).toHaveLength(4)
  release()
  const names = ['first', 'third', 'fourth', 'fifth']
  await describe(composer, names)
  await composer.post.click()
  await expect.element(post('Four and none of the second').content).toBeVisible()
  expect(await newest(server)).toMatchObject({ media_attachments: names.map((description) => ({ description })) })
})

appTest('files are reordered by pointer, keys and buttons', async ({ server, visit }) => {
  await visit('/main/friends', { as: 'ada' })
  const composer = await beginPost('In another order')
  await composer.files.upload([await pngFile('a.png', 10), await pngFile('b.png', 150), await pngFile('c.png', 250)])
  await describe(composer, ['a', 'b', 'c'])
  const order = () =>
    composer.descriptions
      .elements()
      .map((box) => (box as HTMLTextAreaElement).value) // descriptions are text areas
      .join(' ')
  const handle = (name: string) => composer.root.getByRole('button', { name: new RegExp(`^Move ${name}`) })
  await handle('c.png').dropTo(composer.root.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Move b.png/ }) }), {
    targetPosition: { x: 20, y: 4 },
  })
  await expect.poll(order).toBe('a c b')
  await press(handle('a.png'), '{ArrowDown}')
  await expect.poll(order).toBe('c a b')
  await expect.element(handle('a.png')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.poll(order).toBe('c b a')
  await expect.element(handle('a.png')).toHaveFocus()
  await press(composer.root.getByRole('button', { name: text('composer.earlier') }).last(), '{Enter}')
  await expect.poll(order).toBe('c a b')
  await composer.post.click()
  await expect.element(post('In another order').content).toBeVisible()
  expect(await newest(server)).toMatchObject({ media_attachments: ['c', 'a', 'b'].map((description) => ({ description })) })
})

appTest('files are described next to a large view, before the post is sent', async ({ server, visit }) => {
  await visit('/main/friends', { as: 'ada' })
  const composer = await beginPost('Seen and told')
  await composer.files.upload([await pngFile('marsh.png'), await pngFile('marsh.png')])
  await expect.element(composer.descriptions).toHaveLength(2)
  await composer.post.click()
  const question = page.getByRole('dialog', { name: text('composer.undescribed') })
  await question.getByRole('button', { name: text('composer.undescribed.add') }).click()
  await expect.element(composer.descriptions.first()).toHaveFocus()

  await composer.root
    .getByRole('button', { name: /^Describe marsh\.png/ })
    .first()
    .click()
  const view = page.getByRole('dialog', { name: /marsh\.png/ })
  const box = view.getByRole('textbox', { name: text('composer.describe') })
  await expect.element(box).toHaveFocus()
  await expect.element(view.getByRole('img', { name: /left$/ })).toHaveTextContent('5,000')
  await box.fill('A marsh at dusk')
  await view.getByRole('button', { name: text('composer.describe.next') }).click()
  await box.fill('The same marsh, later')
  await userEvent.keyboard('{Escape}')
  await expect.element(view).not.toBeInTheDocument()
  await expect.element(composer.descriptions.first()).toHaveValue('A marsh at dusk')

  const mend = server.fail('PUT /api/v1/media/:id', 500)
  await composer.post.click()
  await expect.element(composer.error).toHaveTextContent(text('composer.media_description_error'))
  await expect.element(composer.text).toHaveValue('Seen and told')
  mend()
  await composer.post.click()
  await expect.element(post('Seen and told').content).toBeVisible()
  expect(await newest(server)).toMatchObject({
    media_attachments: [{ description: 'A marsh at dusk' }, { description: 'The same marsh, later' }],
  })
})

appTest('the reminder of descriptions can be answered and switched off', async ({ visit }) => {
  const app = await visit('/main/friends', { as: 'ada', size: 'phone' })
  const composer = await beginPost('Told nothing')
  await composer.files.upload(await pngFile('marsh.png'))
  await expect.element(composer.descriptions).toHaveLength(1)
  await composer.post.click()
  await page.getByRole('button', { name: text('composer.undescribed.post') }).click()
  await expect.element(post('Told nothing').content).toBeVisible()
  settingsOf(app.session).take({ modalOnMissingDescription: false }, 'tab')
  const next = await openComposer()
  await next.text.fill('Nor here')
  await next.files.upload(await pngFile('marsh.png'))
  await expect.element(next.descriptions).toHaveLength(1)
  await next.post.click()
  await expect.element(post('Nor here').content).toBeVisible()
})
