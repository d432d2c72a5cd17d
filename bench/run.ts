import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { somebody } from '../e2e/harness/arrange.ts'
import { openBrowser } from '../e2e/harness/openBrowser.ts'
import { signedInState } from '../e2e/harness/signedInState.ts'
import { startProduct } from '../e2e/harness/startProduct.ts'
import { addPosts } from './addPosts.ts'
import { compareBundles } from './compare.ts'
import { judge, tableOf, type Budgets } from './judge.ts'
import { bytes } from './measures/bytes.ts'
import { day } from './measures/day.ts'
import { firstPost } from './measures/firstPost.ts'
import { picker } from './measures/picker.ts'
import { redraws } from './measures/redraws.ts'
import { rest } from './measures/rest.ts'
import { scroll } from './measures/scroll.ts'
import { streaming } from './measures/streaming.ts'
import { theme } from './measures/theme.ts'
import { thread } from './measures/thread.ts'
import { typing } from './measures/typing.ts'
import type { Bench, Measure, Row } from './Measure.ts'

/** In this order; the posts of the day would be in the way of the others. */
const measures: Readonly<Record<string, Measure>> = {
  bytes,
  firstPost,
  picker,
  redraws,
  rest,
  scroll,
  streaming,
  theme,
  thread,
  typing,
  day,
}

/**
 * Measures the built product and holds it against budgets.json.
 *
 * @param args names of measures (all when there are none), `--posts N`, how far the long feed is scrolled, and `--earlier FOLDER`, a bundle
 *   that the built one is compared with instead
 * @returns whether everything was within its budget
 * @throws Error for an unknown measure
 */
export async function runBench(args: readonly string[]): Promise<boolean> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { posts: { type: 'string', default: '10000' }, earlier: { type: 'string' } },
  })
  if (values.earlier !== undefined) {
    await compareBundles(values.earlier)
    return true
  }
  const unknown = positionals.find((name) => !Object.hasOwn(measures, name))
  if (unknown !== undefined) throw new Error(`There is no measure "${unknown}". The measures are ${Object.keys(measures).join(', ')}.`)
  const chosen = positionals.length > 0 ? positionals : Object.keys(measures)

  const rows = await measure(chosen, Number(values.posts))
  const budgets: Budgets = JSON.parse(await readFile(join(import.meta.dirname, 'budgets.json'), 'utf8')) as Budgets
  const judged = judge(rows, budgets, { complete: chosen.length === Object.keys(measures).length })
  console.log(`\n${tableOf(judged)}`)
  const results = join(import.meta.dirname, 'results')
  await mkdir(results, { recursive: true })
  const file = join(results, `${new Date().toISOString().replaceAll(':', '-')}.json`)
  await writeFile(file, `${JSON.stringify({ node: process.version, cores: cpus().length, rows: judged }, null, 2)}\n`)
  console.log(`\nWritten to ${file}.`)
  return judged.every(({ within }) => within)
}

async function measure(chosen: readonly string[], posts: number): Promise<readonly Row[]> {
  const product = await startProduct({ seed: 'bare' })
  await addPosts(product.instance, chosen.includes('scroll') ? posts : 100)
  const ada = await somebody(product, 'ada')
  await ada.follow('bob')
  // Heap and elements are compared between runs, so images must not come from the disk cache in some of them.
  const browser = await openBrowser(['--disk-cache-size=1', '--js-flags=--expose-gc'])
  const openPage: Bench['openPage'] = async ({ as, slower, locale = 'en' } = {}) => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale,
      ...(as === undefined ? {} : { storageState: await signedInState(browser, product, as) }),
    })
    const page = await context.newPage()
    if (slower !== undefined) {
      const devtools = await context.newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    }
    return { page, context }
  }
  try {
    const rows: Row[] = []
    for (const name of chosen) {
      console.log(`Measuring ${name}.`)
      rows.push(...((await measures[name]?.({ browser, product, openPage, posts })) ?? []))
    }
    return rows
  } finally {
    await browser.close()
    await product.close()
  }
}
