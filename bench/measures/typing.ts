import type { Page } from 'playwright-core'

import { ComposerPage } from '../../e2e/pages/ComposerPage.ts'
import type { Bench, Measure } from '../Measure.ts'
import { watchTasks, type Tasks } from '../watchTasks.ts'

const slower = 4
const length = 5000
const shorter = 2000
const keys = 60
const textOf = (characters: number) => 'Reeds in the evening. '.repeat(characters / 20).slice(0, characters)

/** Keys pressed at the end of a long post, on a slow machine, and in a text box with nothing around it. */
export const typing: Measure = async (bench) => {
  const { openPage, product } = bench
  const bare = await openPage({ slower })
  await bare.page.setContent('<textarea style="field-sizing: content; inline-size: 18rem; font: 15px/1.5 sans-serif"></textarea>')
  await bare.page.locator('textarea').fill(textOf(length))
  const min = await typeOn(bench, bare.page)
  await bare.context.close()

  const { page, context } = await openPage({ as: 'ada', slower })
  await page.goto(`${product.origin}/main/friends`)
  await page.locator('article').first().waitFor()
  const composer = await ComposerPage.openNew(page)
  await composer.text.fill(textOf(length))
  await page.waitForLoadState('networkidle')
  const { total, longest } = await typeOn(bench, page)
  await composer.text.fill(textOf(shorter))
  const short = await typeOn(bench, page)
  await context.close()
  return [
    {
      id: 'typing.work',
      value: total / keys,
      unit: 'ms',
      what: `main-thread work for each key in a post of ${length} characters, CPU ${slower}x slower`,
    },
    {
      id: 'typing.own',
      value: (total - min.total) / keys,
      unit: 'ms',
      what: `of it ours: beyond the ${(min.total / keys).toFixed(0)} ms that the browser needs for a text box alone`,
    },
    { id: 'typing.ratio', value: total / min.total, unit: 'ratio', what: 'all of it to what a text box alone needs' },
    { id: 'typing.shorter', value: short.total / keys, unit: 'ms', what: `the same in ${shorter} characters` },
    { id: 'typing.longTask', value: longest, unit: 'ms', what: 'the longest task of them' },
  ]
}

async function typeOn({ browser }: Bench, page: Page): Promise<Tasks> {
  await page.locator('textarea').first().press('Control+End')
  const readTasks = await watchTasks(browser)
  for (let key = 0; key < keys; key += 1) await page.keyboard.press('a', { delay: 50 })
  return readTasks()
}
