import { EmojiPickerPage } from '../../e2e/pages/EmojiPickerPage.ts'
import { StatusCardPage } from '../../e2e/pages/StatusCardPage.ts'
import type { Measure } from '../Measure.ts'
import { watchTasks } from '../watchTasks.ts'

const slower = 4
const count = 5000
const turns = 60
/** As far as a wheel turns at once. */
const wheel = 240

const image = '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><circle cx="16" cy="16" r="14" fill="orange"/></svg>'

/** The wheel through thousands of a server's own emoji, on a slow machine. */
export const picker: Measure = async ({ browser, openPage, product }) => {
  const { page, context } = await openPage({ as: 'ada', slower })
  const emojis = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `bird_${index}`,
      { image_url: '/emoji/bench/bird.svg', tags: [`pack:flock ${Math.floor(index / 500)}`] },
    ]),
  )
  await page.route('**/api/v1/pleroma/emoji', (route) => route.fulfill({ json: emojis }))
  await page.route('**/emoji/bench/*', (route) => route.fulfill({ body: image, contentType: 'image/svg+xml' }))
  await page.goto(`${product.origin}/main/all`)
  const post = new StatusCardPage(StatusCardPage.all(page).first())
  await post.react.waitFor()
  await page.waitForLoadState('networkidle')
  await post.react.click()
  const window = new EmojiPickerPage(page, 'status.react')
  await window.strip.getByRole('button', { name: 'flock 0' }).click()
  await window.emoji('bird_0').hover()
  await page.waitForLoadState('networkidle')
  const readTasks = await watchTasks(browser)
  for (let turn = 0; turn < turns; turn += 1) {
    await page.mouse.wheel(0, wheel)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  const { total, longest } = await readTasks()
  const cells = await window.grid.locator('[data-item]').count()
  await context.close()
  return [
    {
      id: 'picker.work',
      value: total / turns,
      unit: 'ms',
      what: `main-thread work for each turn of the wheel over ${count} emoji, CPU ${slower}x slower`,
    },
    { id: 'picker.longTask', value: longest, unit: 'ms', what: 'the longest task of them' },
    { id: 'picker.cells', value: cells, unit: 'elements', what: 'emoji drawn at once' },
  ]
}
