import { expect, test } from 'vitest'
import { renderPage, type MockResponses } from '#test/renderPage.tsx'

const ada = {
  id: 'A1',
  username: 'ada',
  acct: 'ada',
  display_name: 'Ada',
  url: `${location.origin}/users/ada`,
  pleroma: { is_admin: true },
}
const closed = {
  id: '7',
  content: '<p>The weir is closed</p>',
  published_at: '2026-03-02T12:00:00.000Z',
  all_day: false,
  read: false,
  pleroma: { raw_content: 'The weir is closed' },
}
const root = '/api/v1/pleroma/admin/announcements'

async function show(responses: MockResponses, scope = 'read write admin') {
  const { screen } = await renderPage('/announcements', {
    as: 'ada',
    scope,
    responses: {
      'GET /api/v1/accounts/verify_credentials': ada,
      'GET /api/v1/announcements': [closed],
      [`GET ${root}`]: [closed],
      ...responses,
    },
  })
  const main = screen.getByRole('main')
  const item = main.getByRole('article')
  await expect.element(item).toHaveTextContent('The weir is closed')
  return { screen, main, item }
}

const failures = [
  ['refuses', () => Response.json({ error: 'The pond is frozen' }, { status: 403 }), 'The pond is frozen'],
  ['is broken', () => Response.json({ error: 'Out of ink' }, { status: 500 }), 'Out of ink'],
  ['is not there', () => Response.error(), 'Failed to connect'],
] as const

test.each(failures)(
  'a list that could not be loaded shows the reason when the server %s, and loads on a retry',
  async (_what, fail, reason) => {
    let isWell = false
    const { screen } = await renderPage('/announcements', {
      as: 'ada',
      responses: { 'GET /api/v1/announcements': () => (isWell ? [closed] : fail()) },
    })
    const main = screen.getByRole('main')
    await expect.element(main.getByRole('alert')).toHaveTextContent(`The announcements could not be loaded. ${reason}`)
    isWell = true
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect.element(main.getByRole('article')).toHaveTextContent('The weir is closed')
  },
)

test.each(failures)('an announcement stays unread and shows the reason when the server %s', async (_what, fail, reason) => {
  const responses: unknown[] = [fail(), {}]
  const { item } = await show({ 'POST /api/v1/announcements/7/dismiss': () => responses.shift() })
  const mark = item.getByRole('button', { name: 'Mark as read' })
  await mark.click()
  await expect.element(item.getByRole('alert')).toHaveTextContent(reason)
  await expect.element(mark).toBeEnabled()
  expect(item.getByText('Read', { exact: true }).elements()).toHaveLength(0)
  await mark.click()
  await expect.element(item.getByText('Read', { exact: true })).toBeVisible()
  await expect.element(item.getByRole('alert')).toBeEmptyDOMElement()
})

test.each(failures)('an edited announcement retains its typed text when the server %s', async (_what, fail, reason) => {
  let stored = closed
  const responses: unknown[] = [fail(), closed]
  const { main, item } = await show({
    'GET /api/v1/announcements': () => [stored],
    [`GET ${root}`]: () => [stored],
    [`PATCH ${root}/7`]: () => responses.shift(),
  })
  await item.getByRole('button', { name: 'Edit' }).click()
  const form = main.getByRole('form', { name: 'Edit announcement' })
  const content = form.getByRole('textbox', { name: 'Content' })
  await expect.element(content).toHaveValue('The weir is closed')
  await content.fill('The weir is open')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(form.getByRole('alert')).toHaveTextContent(`The announcement could not be changed. ${reason}`)
  await expect.element(content).toHaveValue('The weir is open')
  stored = { ...closed, content: '<p>The weir is open</p>' }
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(item).toHaveTextContent('The weir is open')
})

test.each(failures)('an announcement that cannot be deleted stays when the server %s', async (_what, fail, reason) => {
  let stored: readonly object[] = [closed]
  const responses: unknown[] = [fail(), {}]
  const { screen, main, item } = await show({
    'GET /api/v1/announcements': () => stored,
    [`GET ${root}`]: () => stored,
    [`DELETE ${root}/7`]: () => responses.shift(),
  })
  const remove = async () => {
    await item.getByRole('button', { name: 'Delete' }).click()
    await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  }
  await remove()
  await expect.element(item.getByRole('alert')).toHaveTextContent(`The announcement could not be deleted. ${reason}`)
  await expect.element(item).toHaveTextContent('The weir is closed')
  stored = []
  await remove()
  await expect.element(main).toHaveTextContent('There are no announcements')
})

test.each([
  ['an admin', ada, 'read write admin', true],
  ['an admin with a token without staff scopes', ada, 'read write', false],
  ['a moderator', { ...ada, pleroma: { is_moderator: true } }, 'read write admin', false],
  ['a member', { ...ada, pleroma: {} }, 'read write', false],
])('the staff tools are offered to %s as the server allows', async (_who, account, scope, offered) => {
  const { screen, item } = await show({ 'GET /api/v1/accounts/verify_credentials': account }, scope)
  await expect.element(item.getByRole('button', { name: 'Mark as read' })).toBeVisible()
  await expect.poll(() => screen.getByRole('form', { name: 'Post announcement' }).elements().length).toBe(offered ? 1 : 0)
  expect(item.getByRole('button', { name: 'Edit' }).elements()).toHaveLength(offered ? 1 : 0)
  expect(item.getByRole('button', { name: 'Delete' }).elements()).toHaveLength(offered ? 1 : 0)
})

test('the time of an announcement is shown if the server sent it, and an unreadable one is left out', async () => {
  const times = { published_at: null, starts_at: 'some day', ends_at: '2026-03-04T00:00:00.000Z', all_day: true }
  const { item } = await show({ 'GET /api/v1/announcements': [{ ...closed, ...times }] }, 'read')
  await expect.element(item.getByText('Ends March 4, 2026')).toBeVisible()
  expect(item.getByText(/Published|Starts|Invalid|1970/).elements()).toHaveLength(0)
})
