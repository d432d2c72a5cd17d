import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { label, textWith } from '#test/app/text.ts'

const column = page.getByRole('complementary', { name: label('shell.notifications') })
const unseen = column.getByRole('img', { name: label('notifications.unseen') })
const item = (kind: 'mention' | 'follow') =>
  column
    .getByRole('article')
    .filter({ hasText: 'Bob' })
    .filter({ hasText: textWith(`notification.${kind}`, { name: '' }).trim() })

appTest('notifications arrive in the third column, and stay read after a reload', async ({ server, visit }) => {
  const [ada, bob] = await Promise.all([server.somebody('ada'), server.somebody('bob')])
  const { id } = await ada.post('Left a basket of pears by the gate')
  const app = await visit('/main/friends', { as: 'ada' })
  await expect.element(column).toBeVisible()
  await bob.follow('ada')
  await bob.post('@ada Found them, thank you', { inReplyToId: id })
  await expect.element(item('mention')).toBeVisible()
  await expect.element(item('follow')).toBeVisible()
  await expect.element(unseen).toHaveLength(2)
  await column.getByRole('button', { name: label('notifications.markRead') }).click()
  await expect.element(unseen).toHaveLength(0)
  await app.restart()
  await expect.element(item('mention')).toBeVisible()
  await expect.element(unseen).toHaveLength(0)
})
