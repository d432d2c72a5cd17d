import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { expectAccessible, journey } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import type { Product } from '../harness/startProduct.ts'
import { label, text, textStart } from '../harness/text.ts'
import { ComposerPage } from '../pages/ComposerPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

/** What somebody has posted last, oldest first, with what each answers. */
async function lastOf(product: Product, name: string, count: number) {
  const { client, account } = await somebody(product, name)
  const { body } = await client.request('GET', `/api/v1/accounts/${account.id}/statuses?limit=${count}`)
  const posts = body as { id: string; in_reply_to_id: string | null; pleroma: { content: { 'text/plain': string } } }[] // as the instance answers
  return posts.toReversed().map((post) => ({ id: post.id, answers: post.in_reply_to_id, text: post.pleroma.content['text/plain'] }))
}

const chained = (posts: readonly { id: string; answers: string | null }[]) =>
  posts.slice(1).every((post, index) => post.answers === posts[index]?.id)

for (const [kind, viewport] of widths(screenSizes)) {
  journey(`on ${kind} several posts are written one after another and posted as a thread`, async ({ visit, product }) => {
    const { page } = await visit({ as: 'ada', viewport })
    const timeline = new TimelinePage(page)
    await timeline.open('home')
    const composer = await ComposerPage.openNew(page)
    const add = composer.root.getByRole('button', { name: text('composer.thread.add') })
    await expect(add).toBeDisabled()
    await composer.text.fill(`First on ${kind}`)
    await add.click()
    await expect(composer.text).toBeFocused()
    await expect(composer.text).toHaveValue('')
    await page.keyboard.type('Second')
    await add.click()
    await page.keyboard.type('Third')
    const before = composer.root.getByRole('list', { name: text('composer.thread.before') })
    await expect(before.getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page)
    // The first is changed, the second taken out.
    await before
      .getByRole('button', { name: textStart('composer.thread.show') })
      .first()
      .click()
    await expect(composer.text).toHaveValue(`First on ${kind}`)
    await composer.text.fill(`First, mended, on ${kind}`)
    const after = composer.root.getByRole('list', { name: text('composer.thread.after') })
    await after
      .getByRole('button', { name: textStart('composer.thread.remove') })
      .first()
      .click()
    await expect(after.getByRole('listitem')).toHaveCount(1)
    // All of it is a draft.
    await page.reload()
    const again = await ComposerPage.openNew(page)
    await expect(again.text).toHaveValue(`First, mended, on ${kind}`)
    await again.root.getByRole('button', { name: label('composer.thread.post') }).click()
    await expect(timeline.status('Third').content.first()).toBeVisible()
    const posts = await lastOf(product, 'ada', 2)
    expect(posts.map((post) => post.text)).toEqual([`First, mended, on ${kind}`, 'Third'])
    expect(chained(posts)).toBe(true)
  })

  journey(`on ${kind} a thread that stops on its way goes on where it stopped`, async ({ visit, product }) => {
    const { page, watch } = await visit({ as: 'ada', viewport })
    watch.expectComplaint(/ERR_|status of 500/)
    await new TimelinePage(page).open('home')
    const composer = await ComposerPage.openNew(page)
    await composer.text.fill(`One on ${kind}`)
    await composer.root.getByRole('button', { name: text('composer.thread.add') }).click()
    await page.keyboard.type('Two')
    await composer.root.getByRole('button', { name: text('composer.thread.add') }).click()
    await page.keyboard.type('Three')
    // The answer to the second gets lost after the server has it.
    let asked = 0
    let isBroken = true
    await page.route('**/api/v1/statuses', async (route) => {
      asked += 1
      if (!isBroken || asked !== 2) return route.fallback()
      await route.fetch()
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Gateway</title>' })
    })
    await composer.root.getByRole('button', { name: label('composer.thread.post') }).click()
    const goOn = page.getByRole('button', { name: text('drafts.continue') })
    await expect(composer.error.or(goOn).first()).toBeVisible()
    if (await goOn.isVisible()) await goOn.click()
    await expect(composer.text).toHaveValue('Two')
    await expect(composer.root).toContainText(text('composer.thread.continues'))
    await expectAccessible(page)
    isBroken = false
    await composer.root.getByRole('button', { name: label('composer.thread.post') }).click()
    await expect.poll(async () => (await lastOf(product, 'ada', 3)).map((post) => post.text)).toEqual([`One on ${kind}`, 'Two', 'Three'])
    expect(chained(await lastOf(product, 'ada', 3))).toBe(true)
  })

  journey(`on ${kind} a text that is too long is made several posts of, where sentences end`, async ({ visit, product }) => {
    const { page } = await visit({ as: 'ada', viewport })
    await new TimelinePage(page).open('home')
    const composer = await ComposerPage.openNew(page)
    const sentence = '鷺が来た。'
    await composer.text.fill(sentence.repeat(1500))
    await expect(composer.post).toBeDisabled()
    await expect(composer.root).toContainText(text('composer.tooLong'))
    await expectAccessible(page)
    await composer.root.getByRole('button', { name: text('composer.thread.split') }).click()
    await expect(composer.text).toHaveValue(/^(?:鷺が来た。)+$/)
    await composer.root.getByRole('button', { name: label('composer.thread.post') }).click()
    await expect.poll(async () => (await lastOf(product, 'ada', 2)).map((post) => post.text.length)).toEqual([5000, 2500])
    const posts = await lastOf(product, 'ada', 2)
    expect(posts.every((post) => post.text.endsWith('。'))).toBe(true)
    expect(chained(posts)).toBe(true)
  })
}

journey('an answer goes on in a thread of its own', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  const asked = await bob.post('Tell me all of it')
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await timeline.status('Tell me all of it').reply.click()
  const composer = ComposerPage.forReply(page)
  await composer.text.pressSequentially('First this')
  await composer.root.getByRole('button', { name: text('composer.thread.add') }).click()
  await page.keyboard.type('then that')
  await composer.root.getByRole('button', { name: label('composer.thread.post') }).click()
  await expect(composer.root).toHaveCount(0)
  await expect.poll(async () => (await lastOf(product, 'ada', 2)).map((post) => post.text)).toEqual(['@bob First this', 'then that'])
  const posts = await lastOf(product, 'ada', 2)
  expect([posts[0]?.answers, chained(posts)]).toEqual([asked.id, true])
})
