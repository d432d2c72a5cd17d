import * as statuses from '@rookery/api/calls/statuses'
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { dialog, postIn, posts } from '#test/app/locators.ts'
import { text } from '#test/app/text.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

appTest(
  'the accounts that favorited an opened post are shown in a row and a list, unless the server hides them',
  async ({ server, visit }) => {
    const [bob, dave, mona] = await Promise.all([server.somebody('bob'), server.somebody('dave'), server.somebody('mona')])
    const { id } = await bob.post('A heron for everybody')
    await statuses.favourite(dave.client, id)
    await statuses.favourite(mona.client, id)
    await statuses.reblog(mona.client, id)
    const app = await visit(`/notice/${id}`, { as: 'ada' })
    const opened = postIn(posts().filter({ hasText: 'A heron for everybody' }).first())
    const people = opened.root.getByRole('list', { name: text('post.people.label') }).getByRole('link')
    await expect.element(people).toHaveLength(2)
    await opened.favourite.click()
    await expect.element(people).toHaveLength(3)
    const favourites = opened.root.getByRole('button', { name: /^3 favorites/ })
    await favourites.click()
    const list = dialog(text('post.people.favouritedBy'))
    await expect.element(list.getByRole('listitem')).toHaveLength(3)
    await expect.element(list).toHaveTextContent('@dave')
    await userEvent.keyboard('{Escape}')
    server.change('GET /api/v1/statuses/:id/reblogged_by', () => [])
    await opened.root.getByRole('button', { name: /^1 repeat/ }).click()
    await expect.element(dialog(text('post.people.rebloggedBy'))).toHaveTextContent(text('post.people.hidden'))
    await userEvent.keyboard('{Escape}')
    settingsOf(app.session).take({ hidePostStats: true }, 'tab')
    await expect.element(favourites).not.toBeInTheDocument()
    await expect.element(opened.favourite).toHaveTextContent(/^$/)
    await expect.element(opened.root.getByRole('button', { name: 'Favorite', exact: true })).toHaveLength(1)
  },
)
