import { expect, test } from 'vitest'
import { renderPage } from '#test/renderPage.tsx'

const instance = { uri: location.origin, title: 'Pond', version: '4.5.0', languages: ['en'] }
const show = (more: object) => renderPage('/about', { responses: { 'GET /api/v1/instance': { ...instance, ...more } } })

test('upload limits are listed for each kind if the server distinguishes them', async () => {
  const { screen } = await show({ configuration: { media_attachments: { image_size_limit: 16_777_216, video_size_limit: 103_809_024 } } })
  const main = screen.getByRole('main')
  await expect.element(main.getByText('Video limit')).toBeVisible()
  await expect.element(main.getByText('Image limit')).toBeVisible()
  expect(main.getByText('Upload limit').elements()).toHaveLength(0)
})

test('a common limit is listed once, and a missing one is not listed', async () => {
  const { screen } = await show({ upload_limit: 16_000_000 })
  await expect.element(screen.getByRole('main').getByText('Upload limit')).toBeVisible()
  expect(screen.getByRole('main').getByText('Video limit').elements()).toHaveLength(0)
})
