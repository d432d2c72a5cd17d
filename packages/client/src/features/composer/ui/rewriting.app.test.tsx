import * as media from '@rookery/api/calls/media'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { composerInDialog, composerOf } from '#test/app/composer.ts'
import { chooseItem, dialog, post } from '#test/app/locators.ts'
import { pngFile } from '#test/app/images.ts'
import { label, text } from '#test/app/text.ts'

async function choose(words: string, action: 'post.edit' | 'post.history' | 'post.quote' | 'post.redraft'): Promise<void> {
  await post(words).menu.click()
  await chooseItem(action)
}

appTest('a post is quoted under itself', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  const quoted = await bob.post('The weir is open')
  await visit('/main/public', { as: 'ada', size: 'phone' })
  await choose('The weir is open', 'post.quote')
  const composer = composerOf('composer.quoteLabel')
  await expect.element(composer.text).toHaveFocus()
  await expect.element(composer.text).toHaveValue('')
  await expect.element(composer.text).toHaveAttribute('placeholder', text('composer.quotePlaceholder'))
  await composer.text.fill('Good news')
  await composer.post.click()
  await expect.element(composer.root).not.toBeInTheDocument()
  const { client, account } = await server.somebody('ada')
  const { body } = await client.request('GET', `/api/v1/accounts/${account.id}/statuses?limit=1`)
  expect(body).toMatchObject([{ quote_id: quoted.id }])
})

appTest('a post is edited from its source, its versions are shown, and an edit that was begun waits', async ({ server, visit }) => {
  const ada = await server.somebody('ada')
  await ada.post('A **herron** here', {
    contentType: 'text/markdown',
    visibility: 'unlisted',
    poll: { options: ['a', 'b'], expiresIn: 3600, multiple: false },
  })
  await visit('/main/friends', { as: 'ada' })
  await choose('herron here', 'post.edit')
  const composer = composerOf('composer.editLabel')
  await expect.element(composer.text).toHaveValue('A **herron** here')
  await expect.element(composer.scope).toBeDisabled()
  await expect.element(composer.root.getByRole('button', { name: label('composer.poll.toggle') })).toBeDisabled()
  await composer.text.fill('A **heron** here')
  await composer.save.click()
  await expect.element(composer.root).not.toBeInTheDocument()
  await expect.element(post('A heron here').content.css('strong')).toHaveTextContent('heron')
  await choose('A heron here', 'post.history')
  await expect.element(page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'herron' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await choose('A heron here', 'post.edit')
  await composer.text.fill('Something else')
  await userEvent.keyboard('{Escape}')
  await choose('A heron here', 'post.edit')
  await expect.element(composer.text).toHaveValue('Something else')
  await page.getByRole('button', { name: text('composer.edit.anew') }).click()
  await expect.element(composer.text).toHaveValue('A **heron** here')
})

appTest('a post is deleted and redrafted with all its parts', async ({ server, visit }) => {
  const ada = await server.somebody('ada')
  const { id } = await media.upload(ada.client, await pngFile('reeds.png'), { description: 'A strip of reeds' })
  await ada.post('Reeds, a strp', { spoilerText: 'Mud', visibility: 'unlisted', mediaIds: [id] })
  await visit('/main/friends', { as: 'ada', size: 'phone' })
  await choose('Mud', 'post.redraft')
  await dialog(text('post.redraft.title'))
    .getByRole('button', { name: text('post.redraft') })
    .click()
  const composer = composerInDialog()
  await expect.element(composer.text).toHaveValue('Reeds, a strp')
  await expect.element(composer.subject).toHaveValue('Mud')
  await expect.element(composer.scope).toHaveValue('unlisted')
  await expect.element(composer.descriptions).toHaveValue('A strip of reeds')
  await composer.text.fill('Reeds, a strip')
  await composer.post.click()
  await expect.element(composer.root).not.toBeInTheDocument()
  const { body } = await ada.client.request('GET', `/api/v1/accounts/${ada.account.id}/statuses?limit=1`)
  expect(body).toMatchObject([
    {
      spoiler_text: 'Mud',
      visibility: 'unlisted',
      media_attachments: [{ description: 'A strip of reeds' }],
      pleroma: { content: { 'text/plain': expect.stringContaining('strip') } },
    },
  ])
})
