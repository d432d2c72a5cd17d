import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage, type MockResponses } from '#test/renderPage.tsx'
import { resizePage } from '#test/resizePage.ts'

const proposed = () => [...document.querySelectorAll<HTMLOptionElement>('datalist option')].map(({ value }) => value)

async function open(responses: MockResponses) {
  await resizePage(1440, 900)
  const { screen, requests } = await renderPage('/main/friends#settings/mutes', {
    as: 'ada',
    responses: { 'GET /api/v1/domain_blocks': ['loud.example'], ...responses },
  })
  await screen.getByRole('tab', { name: 'Muted servers' }).click()
  return { field: screen.getByLabelText('Find or add a server'), requests }
}

const known = ['birds.example', 'loud.example', 'reeds.example', 'weir.test']

test('servers that this one knows are suggested after the first letter, except those that are already muted', async () => {
  const { field, requests } = await open({ 'GET /api/v1/instance/peers': known })
  expect(requests).not.toContain('GET /api/v1/instance/peers')
  await field.fill('Exam')
  await expect.poll(proposed).toEqual(['birds.example', 'reeds.example'])
  await field.fill('we')
  await expect.poll(proposed).toEqual(['weir.test'])
  expect(requests.filter((call) => call === 'GET /api/v1/instance/peers')).toHaveLength(1)
})

test('if the list cannot be fetched, every server can still be muted', async () => {
  const { field, requests } = await open({
    'GET /api/v1/instance/peers': Response.json({}, { status: 401 }),
    'POST /api/v1/domain_blocks': {},
  })
  await field.fill('shouting.example')
  await expect.poll(() => requests).toContain('GET /api/v1/instance/peers')
  expect(proposed()).toEqual([])
  await page.getByRole('button', { name: 'Mute', exact: true }).click()
  await expect.poll(() => requests).toContain('POST /api/v1/domain_blocks')
})

test('several servers are unmuted together, a failed one stays selected, and Undo mutes the others again', async () => {
  const muted = new Set(['birds.example', 'loud.example', 'reeds.example'])
  let isRejected = true
  const { requests } = await open({
    'GET /api/v1/domain_blocks': () => [...muted],
    'DELETE /api/v1/domain_blocks': () => {
      const [next] = muted
      if (muted.size === 2 && isRejected) return Response.json({ error: 'Enough' }, { status: 422 })
      if (next) muted.delete(next)
      return {}
    },
    'POST /api/v1/domain_blocks': () => {
      muted.add('birds.example')
      return {}
    },
  })
  const row = (name: string) => page.getByRole('checkbox', { name })
  await row('birds.example').click()
  await row('loud.example').click()
  await page.getByRole('button', { name: 'Unmute 2 servers' }).click()
  await expect.element(page.getByText('1 server unmuted')).toBeVisible()
  await expect.element(page.getByText('Unmuting the server failed: Enough')).toBeVisible()
  await expect.element(row('birds.example')).not.toBeChecked()
  await expect.element(row('loud.example')).toBeChecked()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('1 server unmuted')).not.toBeInTheDocument()
  expect(muted.has('birds.example')).toBe(true)
  expect(requests.filter((call) => call === 'DELETE /api/v1/domain_blocks')).toHaveLength(2)
  isRejected = false
  await page.getByRole('button', { name: 'Select all' }).click()
  await page.getByRole('button', { name: 'Unmute 3 servers' }).click()
  await expect.element(page.getByText('3 servers unmuted')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Mute again: the server .*reeds\.example/ })).toBeVisible()
})
