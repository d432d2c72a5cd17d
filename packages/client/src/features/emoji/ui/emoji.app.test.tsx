import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { emojiPicker } from '#test/app/emojiPicker.ts'
import { post, type PostParts } from '#test/app/locators.ts'
import type { TestServer } from '#test/app/TestServer.ts'
import { label, text } from '#test/app/text.ts'

const picker = emojiPicker('status.react')
const route = 'GET /api/v1/pleroma/emoji'

const reactionOf = ({ root }: PostParts, name: string) => root.css(`[data-reaction="${name}"]`)
const gridElement = async () => (await picker.grid.findElement()) as HTMLElement // its role is on a div

/** Bob's post for Ada to react to. */
async function postOfBob(server: TestServer, words: string): Promise<PostParts> {
  const bob = await server.somebody('bob')
  await bob.post(words)
  return post(words)
}

appTest('an emoji is found by search, and keys walk through the grid', async ({ server, visit }) => {
  const heron = await postOfBob(server, 'Keys for a heron')
  const bob = await server.somebody('bob')
  for (let number = 1; number <= 6; number += 1) await bob.post(`Step ${number} of the weir`)
  const app = await visit('/main/public', { as: 'ada' })
  await heron.react.click()
  await expect.element(picker.search).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(picker.emoji('grinning face')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(picker.emoji('grinning face with big eyes')).toHaveFocus()
  await userEvent.keyboard('{End}{Home}')
  await expect.element(picker.emoji('grinning face')).toHaveFocus()
  await userEvent.keyboard('{PageDown}')
  await expect.element(picker.emoji('grinning face')).not.toHaveFocus()
  await userEvent.keyboard('{PageUp}')
  await expect.element(picker.emoji('grinning face')).toHaveFocus()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect.element(picker.grid.css(':focus')).toBeInViewport()
  await userEvent.keyboard('o')
  await expect.element(picker.search).toHaveFocus()
  await expect.element(picker.search).toHaveValue('o')
  await userEvent.keyboard('wl')
  await app.advance(500)
  await expect.element(picker.found).toHaveTextContent(/\d+ emoji found/)
  await userEvent.keyboard('{Enter}')
  await expect.element(reactionOf(heron, '🦉')).toHaveAttribute('aria-pressed', 'true')

  await heron.react.click()
  await expect.element(picker.section('emoji.recent')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(picker.emoji('owl').first()).toBeVisible()
  await userEvent.keyboard('duck')
  await app.advance(500)
  await picker.emoji('duck').click()
  await expect.element(picker.root).not.toBeInTheDocument()
  await expect.element(reactionOf(heron, '🦆')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(heron.react).toHaveFocus()

  // The window stays in sight when the button that opened it leaves.
  await heron.react.click()
  await expect.element(picker.search).toHaveFocus()
  for (const by of [1600, -4000, 800]) {
    scrollBy({ top: by, behavior: 'instant' })
    await expect.element(picker.root).toBeInViewport({ ratio: 1 })
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(picker.root).not.toBeInTheDocument()
  await expect.element(heron.react).toHaveFocus()
})

appTest('the skin tone survives a restart, and the window fits a phone', async ({ server, visit }) => {
  const waving = await postOfBob(server, 'Waving from the bank')
  const app = await visit('/main/public', { as: 'ada', size: 'phone' })
  await waving.react.click()
  await expect.element(picker.grid).toBeVisible()
  const [sheet, grid] = [picker.root.element().getBoundingClientRect(), picker.grid.element().getBoundingClientRect()]
  expect(Math.round(sheet.bottom)).toBe(844)
  expect(grid.left >= 0 && grid.right <= 390).toBe(true)
  await picker.root.getByRole('button', { name: label('emoji.tone.0') }).click()
  await picker.root.getByRole('radio', { name: label('emoji.tone.4') }).click()
  await picker.search.fill('waving hand')
  await app.advance(500)
  await picker.emoji('waving hand').click()
  await expect.element(reactionOf(waving, '👋🏾')).toHaveAttribute('aria-pressed', 'true')
  await app.restart()
  await waving.react.click()
  await expect.element(picker.root.getByRole('button', { name: 'Skin tone: medium-dark' })).toBeVisible()
})

const hostile = {
  'cat"><img/src=x/onerror=alert(1)>': 'cats',
  زهرة: 'cats',
  [`long${'g'.repeat(10_000)}`]: 'l'.repeat(10_000),
  'turned\u202eback': '\u202eback',
  'far@elsewhere.example': 'elsewhere',
  '  ': 'blank',
  smile: '',
  'stack\u0300\u0300\u0300\u0300\u0300\u0300\u0300\u0300\u0300\u0300': 'marks',
}

appTest('five thousand emoji of a server are rendered in part, and hostile names stay names', async ({ server, visit }) => {
  const crowds = await postOfBob(server, 'Crowds at the weir')
  const crowd = Array.from({ length: 5000 }, (_, index) => [`bird_${index}`, `flock ${Math.floor(index / 500)}`] as const)
  server.change(route, () =>
    Object.fromEntries(
      [...Object.entries(hostile), ...crowd].map(([name, pack]) => [
        name,
        { image_url: '/emoji/pond/blobcat.png', tags: [`pack:${pack}`] },
      ]),
    ),
  )
  await visit('/main/public', { as: 'ada' })
  await crowds.react.click()
  await expect.element(picker.strip.getByRole('button', { name: 'flock 9' })).toBeInTheDocument()
  await picker.strip.getByRole('button', { name: 'cats' }).click()
  await expect.element(picker.grid.getByRole('gridcell', { name: 'زهرة' })).toBeVisible()
  await expect.element(page.getByRole('gridcell', { name: /far@/ })).not.toBeInTheDocument()
  const box = picker.root.element().getBoundingClientRect()
  expect(box.width < 400 && box.left >= 0 && box.top >= 0 && box.bottom <= innerHeight).toBe(true)

  const grid = await gridElement()
  const counts: number[] = []
  for (let step = 0; step <= 20; step += 1) {
    grid.scrollTop = ((grid.scrollHeight - grid.clientHeight) * step) / 20
    await new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve)))
    counts.push(grid.querySelectorAll('[data-item]').length)
  }
  expect(Math.max(...counts)).toBeLessThan(220)
  expect(Math.min(...counts)).toBeGreaterThan(30)
  await expect.element(picker.emoji('bird_4999')).toBeVisible()
})

appTest('standard emoji are offered when those of the server fail, and a lost image is shown as its name', async ({ server, visit }) => {
  const broken = await postOfBob(server, 'A broken list')
  const app = await visit('/main/public', { as: 'ada' })
  const failed = picker.root.getByRole('alert')
  const retry = failed.getByRole('button')
  const mendError = server.fail(route, 500)
  await broken.react.click()
  await expect.element(picker.emoji('grinning face')).toBeVisible()
  await app.advance(10_000)
  await expect.element(failed).toHaveTextContent(text('emoji.failed'))
  mendError()
  const mendPages = [route, 'GET /api/v1/custom_emojis'].map((each) => server.html(each))
  await retry.click()
  await app.advance(10_000)
  await expect.element(failed).toHaveTextContent(text('emoji.failed'))
  for (const mend of mendPages) mend()
  const repairImage = server.change(route, (body) => ({
    ...(body as object), // the instance's own object
    nothing: null,
    seven: 7,
    far: { image_url: 'data:text/html,hello' },
    lost: { image_url: '/emoji/pond/lost.png', tags: [] },
  }))
  await retry.click()
  await expect.element(failed).not.toBeInTheDocument()
  await expect.element(picker.emoji('grinning face')).toBeVisible()
  await picker.search.fill('blobcat')
  await app.advance(500)
  await picker.emoji('blobcat').click()
  const reaction = reactionOf(broken, 'blobcat')
  await expect.element(reaction).toHaveAttribute('aria-pressed', 'true')
  repairImage()
  reaction.css('img').element().dispatchEvent(new Event('error'))
  await expect.element(reaction).toHaveTextContent(':blobcat:')
})

appTest('an Arabic reader finds emoji by Arabic words and walks from the right to the left', async ({ server, visit }) => {
  const duck = await postOfBob(server, 'البطة في البركة')
  const app = await visit('/main/public', { as: 'ada', settings: { interfaceLanguage: 'ar' } })
  const window = page.getByRole('dialog')
  const search = window.getByRole('searchbox')
  const cell = (name: string) => window.getByRole('gridcell', { name, exact: true })
  const [first, second] = [cell('وجه بابتسامة عريضة'), cell('وجه مبتسم بعينين كبيرتين')]
  await duck.root.getByRole('button', { name: 'إضافة رد فعل' }).click()
  await expect.element(first).toBeVisible()
  const [one, two] = [first.element().getBoundingClientRect(), second.element().getBoundingClientRect()]
  expect(one.left > two.left && one.top === two.top).toBe(true)
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
  await expect.element(second).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(first).toHaveFocus()
  // English names find them, too.
  await search.fill('owl')
  await app.advance(500)
  await expect.element(cell('بومة')).toBeVisible()
  await search.fill('بطة')
  await app.advance(500)
  await expect.element(cell('بطة')).toHaveAttribute('lang', 'ar')
  await cell('بطة').click()
  await expect.element(reactionOf(duck, '🦆')).toHaveAttribute('aria-pressed', 'true')
})
