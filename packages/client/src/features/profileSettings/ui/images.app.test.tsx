import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { settingsWindow } from '#test/app/settingsWindow.ts'
import { label, textWith } from '#test/app/text.ts'

const rowOf = (kind: 'avatar' | 'header') => settingsWindow().getByRole('group', { name: label(`accountSettings.pictures.${kind}`) })
const resetOf = (kind: 'avatar' | 'header') => rowOf(kind).getByRole('button', { name: `Reset the ${kind}` })

appTest('a header for which the server sends an HTML page counts as missing', async ({ server, visit }) => {
  const header = `${location.origin}/images/page.png`
  await server.putFile('images/page.png', '<!doctype html><title>Pond</title>')
  for (const part of ['verify_credentials', 'lookup', ':id'])
    server.change(`GET /api/v1/accounts/${part}`, (body) => ({ ...(body as object), header, header_static: header })) // the instance's own object
  const app = await visit('/lists#settings/profile', { as: 'ada' })
  await expect.element(resetOf('avatar')).toBeVisible()
  await expect.element(resetOf('header')).not.toBeInTheDocument()
  await expect.element(rowOf('header').css('img')).not.toBeInTheDocument()
  await app.restart('/ada')
  await expect.element(page.getByRole('main').getByRole('heading', { name: 'Ada' }).first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: textWith('profile.banner', { name: 'ada' }) })).not.toBeInTheDocument()
  await expect.poll(() => page.getByRole('main').css('img[src$="/images/page.png"]').elements()).toEqual([])
})
