import { expect } from 'vitest'
import { appTest } from '#test/app/appTest.tsx'
import { focus } from '#test/app/keys/Walk.ts'
import { chooseInThread, line } from '#test/app/conversation.ts'
import { post } from '#test/app/locators.ts'
import { text } from '#test/app/text.ts'

appTest(
  'a screen reader gets the author of a post in one link, no empty counts, and the level of a reply once',
  async ({ server, visit }) => {
    const bob = await server.somebody('bob')
    const { id } = await bob.post('Heard from the reeds')
    await bob.post('And once more', { inReplyToId: id })
    const app = await visit('/main/public', { as: 'ada' })
    const card = post('Heard from the reeds')
    await expect.element(card.content).toBeVisible()
    await expect.element(card.root.getByRole('link', { name: '@bob' })).toHaveLength(1)
    // The first focus finds the code of its description on the way.
    focus(card.root)
    await expect.element(card.root).toHaveAccessibleDescription(new RegExp(`^Heard from the reeds\\. ${text('announce.scope.public')}`))
    const actions = card.root.getByRole('group', { name: text('status.actions') })
    for (const name of ['Reply (1)', 'Repeat', 'Favorite', 'Add reaction'])
      await expect.element(actions.getByRole('button', { name, exact: true })).toBeInTheDocument()
    await expect.element(actions.getByRole('button')).toHaveLength(4)
    expect(actions.element().textContent).toBe('1')
    await app.restart(`/notice/${id}`)
    await expect.element(card.content).toBeVisible()
    await chooseInThread('thread.display.tree')
    await expect.element(post('And once more').root).toHaveAccessibleDescription(/^Reply to Bob, level 1\. And once more/)
    // Its place in the tree is in the description alone.
    expect(
      line('And once more')
        .getByText(/level 1/)
        .element()
        .checkVisibility(),
    ).toBe(false)
  },
)
