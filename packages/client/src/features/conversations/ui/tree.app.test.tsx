import { expect } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { faultsIn } from '#test/app/accessibility.ts'
import { appTest } from '#test/app/appTest.tsx'
import { chooseInThread, converse, line, outline, quarrel } from '#test/app/conversation.ts'
import { post, setChecked } from '#test/app/locators.ts'
import { text } from '#test/app/text.ts'

const colorOf = (locator: Locator) => getComputedStyle(locator.element()).color
const topOf = (locator: Locator) => Math.round(locator.element().getBoundingClientRect().top)

const whole = ['Root', '-Upper', '--Never', '---Once', '-Lower', '--Boots']
async function expectOutline(lines: readonly unknown[]): Promise<void> {
  await expect.poll(outline).toEqual(lines)
}

appTest('a conversation is a list or a tree in either order, and remembers the choice', async ({ server, visit }) => {
  const [root] = await converse(server, quarrel)
  const app = await visit(`/notice/${root?.id ?? ''}`, { as: 'ada' })
  const restart = async () => {
    // Changed settings are stored after a pause.
    await app.advance(1000)
    await app.restart()
  }
  await expectOutline(['Root', 'Upper', 'Never', 'Once', 'Lower', 'Boots'])
  await chooseInThread('thread.display.tree')
  await expectOutline(whole)
  await restart()
  await expectOutline(whole)
  await chooseInThread('thread.sort.newest')
  const newest = ['Root', '-Lower', '--Boots', '-Upper', '--Never', '---Once']
  await expectOutline(newest)
  await restart()
  await expectOutline(newest)
  await chooseInThread('thread.display.linear')
  await expectOutline(['Root', 'Boots', 'Lower', 'Once', 'Never', 'Upper'])
})

appTest('a tree follows its options', async ({ server, visit }) => {
  const [root] = await converse(server, quarrel)
  await visit(`/notice/${root?.id ?? ''}`, { as: 'ada', settings: { conversationDisplay: 'tree' } })
  await chooseInThread('thread.tree.open')
  const options = page.getByRole('dialog')
  await options.getByLabelText(text('settings.maxDepthInThread')).selectOptions('1 level')
  await options.getByRole('button', { name: text('general.close') }).click()
  await expect.element(page.getByRole('main').getByRole('button', { name: text('thread.menu') })).toHaveFocus()
  await expectOutline(['Root', '-Upper', '-Lower'])
  const more = line(/^(?!.*Root).*Upper/s).getByRole('button', { name: '2 more replies' })
  await expect.element(more).toHaveTextContent(/^2 more replies$/)

  await chooseInThread('thread.tree.open')
  await setChecked(options.getByRole('switch', { name: text('settings.conversationTreeAdvanced') }), true)
  await setChecked(options.getByRole('switch', { name: text('settings.conversationTreeFadeAncestors') }), true)
  await options.getByLabelText(text('settings.conversationOtherRepliesButton')).selectOptions('inside')
  await userEvent.keyboard('{Escape}')
  await expect.element(more).toHaveTextContent('Show 2 more replies')
  await more.click()
  await expectOutline(['Root', '-Upper', '--Never', '---Once', '-Lower'])
  await line(/^(?!.*Root).*Once/s)
    .getByRole('button', { name: 'Fold this post' })
    .click()
  await expect.element(line(/Once/).css('[data-folded]')).toBeVisible()

  const plain = colorOf(post('Root.').content)
  await line(/^(?!.*Root).*Lower/s)
    .getByRole('button', { name: text('thread.onlyThis') })
    .click()
  const others = page.getByRole('button', { name: '3 other replies' })
  await expect.element(others).toBeVisible()
  // The words are faded, and not only the name above them.
  const faint = colorOf(post('Root.').time)
  expect(plain).not.toBe(faint)
  expect(colorOf(post('Root.').content)).toBe(faint)
  expect(colorOf(post('Lower.').content)).toBe(plain)
  const left = (locator: Locator) => locator.element().getBoundingClientRect().left
  expect(left(others)).toBeGreaterThan(left(post('Root.').root.css('a').first()) + 40)
})

appTest('a reply opens with the posts above it, and shows the whole on request', async ({ server, visit }) => {
  const posts = await converse(server, quarrel)
  await visit(`/notice/${posts[2]?.id ?? ''}`, { as: 'ada', size: 'phone', settings: { conversationDisplay: 'tree' } })
  const part = ['Root', 'Upper', 'Never', '-Once']
  await expectOutline(part)
  await page.getByRole('button', { name: '2 other replies' }).click()
  await expectOutline(whole)
  history.back()
  await expectOutline(part)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Show all, / })
    .click()
  await expect.poll(outline).toHaveLength(6)
})

appTest('a post folds with its replies, by button and by arrow, and stays in its place', async ({ server, visit }) => {
  const [root] = await converse(server, quarrel)
  await visit(`/notice/${root?.id ?? ''}`, { as: 'ada', settings: { conversationDisplay: 'tree' } })
  await expectOutline(whole)
  const upper = line(/^(?!.*Root).*Upper/s)
  const card = upper.css('article').first()
  const before = topOf(upper)
  await upper.getByRole('button', { name: /^Fold / }).click()
  await expectOutline(['Root', expect.stringContaining('-Dave'), '-Lower', '--Boots'])
  const folded = line(/Dave.*2 replies/s)
  expect(Math.abs(topOf(folded) - before)).toBeLessThanOrEqual(1)
  const article = folded.css('article').first().element()
  if (article instanceof HTMLElement) article.focus()
  await expect.element(folded.css('article').first()).toHaveAccessibleName(/Folded with 2 replies\..*Dave/)
  await userEvent.keyboard('o')
  await expectOutline(whole)
  await userEvent.keyboard('{ArrowLeft}')
  await userEvent.keyboard('{ArrowRight}')
  await expectOutline(whole)
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(post('Never.').root).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(outline).toHaveLength(5)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(card).toHaveFocus()
})

appTest('an own reply appears in its place immediately', async ({ server, visit }) => {
  const [root] = await converse(server, quarrel)
  // The stream would bring it, too.
  await visit(`/notice/${root?.id ?? ''}`, { as: 'ada', settings: { conversationDisplay: 'tree', streaming: false } })
  await post('Never.').reply.click()
  await page.getByRole('main').getByRole('textbox').last().fill('Mine. I fell in.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expectOutline(['Root', '-Upper', '--Never', '---Once', '---Mine', '-Lower', '--Boots'])
})

appTest('a missing post in a tree keeps its place and can be fetched', async ({ server, visit }) => {
  const posts = await converse(server, quarrel)
  server.change('GET /api/v1/statuses/:id/context', (body) => {
    const { ancestors, descendants } = body as { ancestors: unknown[]; descendants: { id: string }[] } // the instance's own response
    return { ancestors, descendants: descendants.filter(({ id }) => id !== posts[4]?.id) }
  })
  await visit(`/notice/${posts[0]?.id ?? ''}`, { as: 'ada', settings: { conversationDisplay: 'tree' } })
  await expectOutline(['Root', '-Upper', '--Never', '---Once', text('thread.missing').split('.')[0], '-Boots'])
  const main = page.getByRole('main')
  expect(await faultsIn(main)).toEqual([])
  await main.getByRole('button', { name: text('thread.missing.look') }).click()
  await expectOutline(whole)
})

appTest('all subjects of a conversation open and close together', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  const root = await bob.post('Plain. No subject here.')
  const mud = await bob.post('It goes up to the knee.', { inReplyToId: root.id, spoilerText: 'Mud' })
  await bob.post('It went over the bridge.', { inReplyToId: mud.id, spoilerText: 'Water' })
  await visit(`/notice/${root.id}`, { as: 'ada', size: 'phone' })
  await expect.element(post('Water').root).toBeVisible()
  const bodies = [page.getByText('It goes up to the knee.'), page.getByText('It went over the bridge.')]
  for (const body of bodies) await expect.poll(() => body.query()?.checkVisibility() ?? false).toBe(false)
  await chooseInThread('thread.subjects.open')
  for (const body of bodies) await expect.element(body).toBeVisible()
  await chooseInThread('thread.subjects.close')
  for (const body of bodies) await expect.poll(() => body.query()?.checkVisibility() ?? false).toBe(false)
})

appTest('however deep, on a narrow screen a line has room for sixteen letters, in both directions', async ({ server, visit }) => {
  const posts = await converse(server, [
    [null, 'Root. Down we go.'],
    ...Array.from(
      { length: 20 },
      (_, depth) => [depth, `Depth ${depth + 1}. ${'Deeper still, and not yet at the ground. '.repeat(2)}`] as const,
    ),
  ])
  for (const interfaceLanguage of ['en', 'ar']) {
    const settings = { conversationDisplay: 'tree', interfaceLanguage }
    await visit(`/notice/${posts[20]?.id ?? ''}#all`, { as: 'ada', size: 'phone', settings })
    await expect.poll(() => document.documentElement.lang).toBe(interfaceLanguage)
    const deepest = page.getByRole('main').css('[data-level="20"] [id^="content-"]')
    await expect.element(deepest).toBeVisible()
    const letter = 8
    expect(deepest.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(16 * letter)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  }
})
