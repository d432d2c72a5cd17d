import { expect } from 'vitest'
import { appTest } from '#test/app/appTest.tsx'
import { chooseItem, post } from '#test/app/locators.ts'
import { text, textStart } from '#test/app/text.ts'

appTest('a post is translated at the second attempt, from another language, and shown as it was', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  await bob.post('Beurre trop chaud, croissants plats, moral intact.', { language: 'fr' })
  const mend = server.fail('GET /api/v1/statuses/:id/translations/:language', Response.json({ error: 'No dictionary' }, { status: 503 }))
  await visit('/main/public', { as: 'ada' })
  const card = post('Beurre trop chaud')
  await card.menu.click()
  await chooseItem('post.translate')
  await expect.element(card.error).toHaveTextContent('No dictionary')
  mend()
  await card.error.getByRole('button', { name: text('general.retry') }).click()
  const translation = card.root.getByRole('region', { name: textStart('post.translatedFrom') })
  await expect.element(translation).toHaveTextContent('Butter too warm, croissants flat, morale intact.')
  await expect.element(translation).toHaveTextContent('French')
  await expect.element(card.error).not.toBeInTheDocument()
  await translation.getByRole('button', { name: text('post.anotherLanguage') }).click()
  await translation.getByLabelText(text('post.translateFrom')).selectOptions('Spanish')
  await expect.element(card.root.getByRole('region', { name: /Spanish/ })).toBeVisible()
  await card.root.getByRole('button', { name: text('post.showOriginal') }).click()
  await expect.element(card.root.getByRole('region')).not.toBeInTheDocument()
  await expect.element(card.content).toHaveTextContent('Beurre trop chaud')
})
