import { expect, test } from 'vitest'

import { renderPage } from '#test/renderPage.tsx'
import { resizePage } from '#test/resizePage.ts'

const html = `<p>Welcome to <a href="https://akkoma.dev">Akkoma</a>!</p><a href="/about">About this instance</a>
  <p><img src="/favicon.png" alt="Our sign"> <a href="main/public"><img src="./images/door.png" alt="Come in"></a>
  <img src="https://elsewhere.example/eye.png" alt="Not ours"></p>`
const responses = {
  'GET /api/pleroma/frontend_configurations': { pleroma_fe: { showInstanceSpecificPanel: true } },
  'GET /instance/panel.html': new Response(html, { headers: { 'content-type': 'text/html' } }),
}

test('links of the instance panel to its own server open in the client', async () => {
  await resizePage(1440, 900)
  const { screen } = await renderPage('/main/public', { responses })
  await expect.element(screen.getByRole('link', { name: 'About this instance' })).toHaveAttribute('href', `${location.origin}/about`)
  await expect.element(screen.getByRole('link', { name: 'Akkoma', exact: true })).toHaveAttribute('href', 'https://akkoma.dev/')
})

test('images of its own server are shown in it, in links too, and images of other servers are not fetched', async () => {
  await resizePage(1440, 900)
  const { screen } = await renderPage('/main/public', { responses })
  await expect.element(screen.getByRole('img', { name: 'Our sign' })).toHaveAttribute('src', `${location.origin}/favicon.png`)
  const door = screen.getByRole('link', { name: 'Come in' })
  await expect.element(door).toHaveAttribute('href', `${location.origin}/main/public`)
  await expect.element(door.getByRole('img')).toHaveAttribute('src', `${location.origin}/images/door.png`)
  await expect.element(screen.getByRole('link', { name: 'Not ours' })).toHaveAttribute('href', 'https://elsewhere.example/eye.png')
})

test('it shows only once on the page about the server', async () => {
  await resizePage(1440, 900)
  const { screen } = await renderPage('/about', { responses })
  const main = screen.getByRole('main')
  await expect.element(main.getByText('Welcome to')).toBeVisible()
  expect(screen.getByText('Welcome to').elements()).toHaveLength(1)
})
