import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { screenSizes, widths } from '../harness/screenSizes.ts'
import type { Product } from '../harness/startProduct.ts'
import { label, text } from '../harness/text.ts'
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
  journey(`on ${kind} a text that is too long is made several posts of, where sentences end`, async ({ visit, product }) => {
    const { page } = await visit({ as: 'ada', viewport })
    await new TimelinePage(page).open('home')
    const composer = await ComposerPage.openNew(page)
    const sentence = '鷺が来た。'
    await composer.text.fill(sentence.repeat(1500))
    await expect(composer.post).toBeDisabled()
    await expect(composer.root).toContainText(text('composer.tooLong'))
    await composer.root.getByRole('button', { name: text('composer.thread.split') }).click()
    await expect(composer.text).toHaveValue(/^(?:鷺が来た。)+$/)
    await composer.root.getByRole('button', { name: label('composer.thread.post') }).click()
    await expect.poll(async () => (await lastOf(product, 'ada', 2)).map((post) => post.text.length)).toEqual([5000, 2500])
    const posts = await lastOf(product, 'ada', 2)
    expect(posts.every((post) => post.text.endsWith('。'))).toBe(true)
    expect(chained(posts)).toBe(true)
  })
}
