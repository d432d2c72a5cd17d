import { expect, test } from 'vitest'
import { renderPage, type MockResponses } from '#test/renderPage.tsx'
import { servers, type KnownServer } from '../../../../../api/test/servers.ts'
import { resizePage } from '#test/resizePage.ts'

const formats = { configuration: { statuses: { supported_mime_types: ['text/plain', 'text/html', 'text/markdown'] } } }

function verdictsOf({ instance, nodeInfo }: KnownServer): MockResponses {
  return {
    'GET /api/v1/instance': { title: 'Pond', languages: ['en'], ...formats, ...instance },
    'GET /nodeinfo/2.0.json': nodeInfo,
  }
}

const mitra = verdictsOf(servers.Mitra)

async function preview(responses: MockResponses, words: string, format?: string) {
  await resizePage(1440, 900)
  const rendered = await renderPage('/main/friends', { as: 'ada', scope: 'read write', responses })
  const { screen } = rendered
  await expect.poll(() => document.querySelector('#composer textarea')).not.toBeNull()
  document.querySelector<HTMLElement>('#composer textarea')?.focus()
  await screen.getByRole('button', { name: 'Preview' }).click()
  if (format !== undefined) {
    await screen.getByRole('button', { name: 'More options' }).click()
    await screen.getByRole('combobox', { name: 'Format' }).selectOptions(format)
  }
  await screen.getByRole('textbox', { name: 'Text' }).fill(words)
  return { ...rendered, region: screen.getByRole('region', { name: 'Preview' }) }
}

const posted = 'POST /api/v1/statuses'

test.each(['Mitra', 'Sharkey', 'Mastodon 4.7'] as const)('on %s the client renders the preview and says so', async (name) => {
  const { region } = await preview(verdictsOf(servers[name]), 'Mist on #Moor\n@ada and @eel@sea.example: https://moor.example/a')
  await expect.element(region).toHaveTextContent('Rendered on this device. Your server may show it differently.')
  await expect.element(region.getByRole('link', { name: '#Moor' })).toHaveAttribute('href', '/tag/Moor')
  await expect.element(region.getByRole('link', { name: 'ada' })).toHaveAttribute('href', '/users/ada')
  await expect.element(region.getByRole('link', { name: '@eel@sea.example' })).toHaveAttribute('href', 'https://sea.example/@eel')
  await expect.element(region.getByRole('link', { name: 'moor.example/a' })).toHaveAttribute('href', 'https://moor.example/a')
})

test('the preview of the client passes the sanitizer', async () => {
  const hostile =
    '<img src="/favicon.png" onload="document.title=`taken`"><script>document.title=`taken`</script><b style="position:fixed">Moor</b>'
  const { region } = await preview(mitra, hostile, 'text/html')
  await expect.element(region.getByText('Moor')).toBeVisible()
  expect(region.element().querySelectorAll('script, img, [style], [onload]')).toHaveLength(0)
  expect(document.title).not.toBe('taken')
})

test('markup that only the server knows is shown as it was typed, with a note', async () => {
  const { region } = await preview(mitra, 'A **quiet** moor', 'text/markdown')
  await expect.element(region).toHaveTextContent('A **quiet** moor')
  await expect.element(region).toHaveTextContent('Your server formats it when you post it.')
})

test('on Akkoma the server renders the preview', async () => {
  const made = { id: 'P1', content: '<p>A <em>quiet</em> moor</p>', account: { id: 'A1', username: 'ada', acct: 'ada' } }
  const { region, requests } = await preview({ [posted]: made }, 'A quiet moor')
  await expect.element(region.getByText('quiet', { exact: true })).toBeVisible()
  await expect.element(region).not.toHaveTextContent('Rendered on this device')
  expect(requests).toContain(posted)
})
