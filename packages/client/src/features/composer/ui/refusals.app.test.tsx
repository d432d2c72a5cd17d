import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { beginPost, composerOf, openComposer } from '#test/app/composer.ts'
import { pngFile } from '#test/app/images.ts'
import { post } from '#test/app/locators.ts'
import { label, text } from '#test/app/text.ts'

/** Requests that created a post, or tried to. */
const attempts = ({ requests }: { requests: readonly string[] }) => requests.filter((request) => request === 'POST /api/v1/statuses').length

appTest('a post whose response is lost waits in the outbox, also after a reload, and is posted once', async ({ server, visit }) => {
  const ada = await server.somebody('ada')
  const app = await visit('/main/friends', { as: 'ada' })
  const found = server.change('POST /api/v1/statuses', () => {
    throw new TypeError('Failed to fetch')
  })
  const composer = await beginPost('Said once')
  await composer.post.click()
  await expect.element(composer.text).toHaveValue('')
  const outbox = page.getByRole('button', { name: label('outbox.show') })
  await expect.element(outbox).toBeVisible()
  await app.advance(3000)
  await app.restart()
  await expect.element(outbox).toBeVisible()
  found()
  await expect
    .poll(async () => {
      await app.advance(20_000)
      return outbox.query()
    })
    .toBe(null)
  await expect.element(post('Said once').content).toBeVisible()
  expect(attempts(server)).toBeGreaterThan(1)
  const { body } = await ada.client.request('GET', `/api/v1/accounts/${ada.account.id}/statuses`)
  expect(body).toMatchObject([{ pleroma: { content: { 'text/plain': 'Said once' } } }])
  expect(body).toHaveLength(1)
})

appTest('when the session has ended the text stays, and a link to sign in is shown', async ({ server, visit }) => {
  const app = await visit('/main/friends', { as: 'dave' })
  const composer = await beginPost('Nearly done')
  // A 401 leads to a check of the token at most once a minute.
  await app.advance(61_000)
  await server.arrange('endSessions', { of: 'dave' })
  await composer.post.click()
  await expect.element(page.getByText(text('shell.refused'))).toBeVisible()
  await expect.element(composer.text).toHaveValue('Nearly done')
})

appTest('with files attached the post button stays in view', async ({ visit }) => {
  await visit('/main/friends', { as: 'ada' })
  const composer = await beginPost('A strip of reeds')
  await composer.files.upload(await Promise.all([1, 2, 3].map((number) => pngFile(`${number}.png`, 200, [600, 400]))))
  await expect.element(composer.descriptions).toHaveLength(3)
  await expect.poll(() => isInSight(composer.post.element())).toBe(true)
})

/** Whether the middle of an element is in the window and under nothing. */
function isInSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  const there = document.elementFromPoint(x + width / 2, y + height / 2)
  return there !== null && (element.contains(there) || there.contains(element))
}

appTest('a reply that was begun waits under its post', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  await bob.post('Which way to the weir?')
  await bob.post('And where is the mill?')
  await visit('/main/public', { as: 'ada', size: 'phone' })
  const [weir, mill] = [post('Which way to the weir?'), post('And where is the mill?')]
  const composer = composerOf('composer.replyLabel')
  await weir.reply.click()
  await expect.element(composer.text).toHaveFocus()
  await composer.text.fill('@bob Down the lane')
  await mill.reply.click()
  await expect.element(composer.text).toHaveLength(1)
  await expect.element(composer.text).toHaveValue('@bob ')
  await weir.reply.click()
  await expect.element(composer.text).toHaveValue('@bob Down the lane')
  await composer.post.click()
  await expect.element(composer.text).not.toBeInTheDocument()
})

appTest('the next post can be written while the last one is being sent', async ({ server, visit }) => {
  await visit('/main/friends', { as: 'ada' })
  const composer = await openComposer()
  const release = server.hold('POST /api/v1/statuses')
  await composer.text.fill('First of two')
  await composer.post.click()
  await expect.element(composer.text).toHaveValue('')
  await expect.element(composer.root).toHaveTextContent(text('composer.sending'))
  await composer.text.fill('Second of two')
  release()
  await expect.element(post('First of two').content).toBeVisible()
  await expect.element(composer.text).toHaveValue('Second of two')
  await composer.post.click()
  await expect.element(post('Second of two').content).toBeVisible()
})
