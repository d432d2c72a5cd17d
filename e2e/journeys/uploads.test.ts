import { beginPost } from '../harness/beginPost.ts'
import { expect } from '../harness/expect.ts'
import { png } from '../harness/givenFiles.ts'
import { journey } from '../harness/journey.ts'
import { newestOf } from '../harness/newestOf.ts'
import { text } from '../harness/text.ts'
import { moveFingers } from '../harness/touch.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

journey('on a phone files are reordered by touch and by keys', async ({ visit, product }) => {
  const { page } = await visit({ as: 'ada', size: 'narrow', hasTouch: true })
  const words = 'In another order'
  const composer = await beginPost(page, words)
  await composer.files.setInputFiles([await png('a.png', 10), await png('b.png', 150), await png('c.png', 250)])
  await expect(composer.descriptions).toHaveCount(3)
  for (const [index, name] of ['a', 'b', 'c'].entries()) await composer.descriptions.nth(index).fill(name)
  const order = () => composer.descriptions.evaluateAll((boxes) => boxes.map((box) => (box as HTMLTextAreaElement).value).join(' '))
  const handle = (name: string) => composer.root.getByRole('button', { name: new RegExp(`^Move ${name}`) })
  // An element that is scrolled just into view lies under the sticky buttons.
  await handle('c.png').evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const [from, to] = await Promise.all([handle('c.png').boundingBox(), handle('b.png').boundingBox()])
  if (!from || !to) throw new Error('There are no handles.')
  const middle = ({ x, y, width, height }: typeof from) => ({ x: x + width / 2, y: y + height / 2 })
  // Past the middle of the card before it.
  const end = { x: middle(to).x, y: to.y - 90 }
  await moveFingers(page, [middle(from), end])
  await expect.poll(order).toBe('a c b')
  await handle('a.png').focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(order).toBe('c a b')
  await expect(handle('a.png')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect.poll(order).toBe('c b a')
  await expect(handle('a.png')).toBeFocused()
  await composer.root
    .getByRole('button', { name: text('composer.earlier') })
    .last()
    .press('Enter')
  await expect.poll(order).toBe('c a b')
  await composer.post.click()
  await expect(new TimelinePage(page).status(words).content).toBeVisible()
  expect(await newestOf(product, 'ada')).toMatchObject({ media_attachments: ['c', 'a', 'b'].map((description) => ({ description })) })
})
