import type { Page } from 'playwright-core'

import { waitForRest } from '../harness/waitForRest.ts'
import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { text } from '../harness/text.ts'
import { ThreadPage } from '../pages/ThreadPage.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

journey('a post is heard once: its author in one link, and no figures of what nobody did', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  const { id } = await bob.post('Heard from the reeds')
  await bob.post('And once more', { inReplyToId: id })
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  const post = timeline.status('Heard from the reeds')
  await expect(post.content).toBeVisible()
  await expect(post.root.getByRole('link', { name: '@bob' })).toHaveCount(1)
  expect(await post.root.getByRole('group', { name: text('status.actions') }).ariaSnapshot()).toBe(
    [
      `group "${text('status.actions')}":`,
      '  - button "Reply, 1 so far": "1"',
      '  - button "Repeat"',
      '  - button "Favorite"',
      '  - button "Add reaction"',
    ]
      .join('\n')
      .replace(/^/, '- '),
  )
  // Where an answer stands in a tree is said with it, and not a second time before it.
  const thread = new ThreadPage(page)
  await thread.open(id)
  await thread.choose('thread.display.tree')
  const answer = thread.status('And once more')
  await expect(answer.root).toHaveAccessibleDescription(/^Reply to Bob, level 1\. And once more/)
  expect(await page.getByRole('main').ariaSnapshot()).not.toContain('level 1')
})

journey('a burst of new posts is told in one or two sentences, and never their words', async ({ visit, product }) => {
  const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
  await ada.follow('bob')
  await bob.post('Before the flood')
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  await timeline.open('home')
  await expect(timeline.status('Before the flood').content).toBeVisible()
  await waitForRest(page)
  await page.evaluate(listen)
  // Away from the top they wait.
  await page.keyboard.press('j')
  for (let n = 1; n <= 20; n += 1) await bob.post(`Drop ${n}`)
  await expect(timeline.newPosts.or(timeline.status('Drop 20').content).first()).toBeVisible()
  await expect.poll(() => heard(page)).toContainEqual(expect.stringMatching(/new posts?\.$/))
  const said = await heard(page)
  expect(said.length).toBeLessThanOrEqual(2)
  expect(said.join(' ')).not.toContain('Drop')
})

journey('replies that come into an open conversation are told as seldom', async ({ visit, product }) => {
  const [ada, bob] = await Promise.all([somebody(product, 'ada'), somebody(product, 'bob')])
  await ada.follow('bob')
  const { id } = await bob.post('Who is there?')
  const { page } = await visit({ as: 'ada' })
  const thread = new ThreadPage(page)
  await thread.open(id)
  await expect(thread.focused.content).toBeVisible()
  await waitForRest(page)
  await page.evaluate(listen)
  for (let n = 1; n <= 12; n += 1) await bob.post(`Knock ${n}`, { inReplyToId: id })
  await expect(thread.newReplies).toBeVisible()
  await expect.poll(() => heard(page)).toContainEqual(expect.stringMatching(/new repl/))
  const said = await heard(page)
  expect(said.length).toBeLessThanOrEqual(2)
  expect(said.join(' ')).not.toContain('Knock')
})

/** Runs in the page: keeps what its live regions say from now on. */
function listen(): void {
  const said: string[] = []
  Reflect.set(window, 'said', said)
  const regions = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]'
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(regions)
      const words = region?.textContent.trim()
      if (words && said.at(-1) !== words) said.push(words)
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}

const heard = (page: Page) => page.evaluate(() => [...(Reflect.get(window, 'said') as string[])])

journey('what has just come is there for the keys when its button is pressed', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  for (let n = 1; n <= 12; n += 1) await bob.post(`Old water ${n}`)
  const { page } = await visit({ as: 'ada' })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  await expect(timeline.status('Old water 12').content).toBeVisible()
  await page.evaluate(() => scrollTo(0, 500))
  await bob.post('Fresh water')
  await timeline.newPosts.focus()
  await page.keyboard.press('Enter')
  await expect(timeline.status('Fresh water').root).toBeFocused()
  await expect(timeline.status('Fresh water').content).toBeInViewport()
})
