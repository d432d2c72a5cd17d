import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as media from '@rookery/api/calls/media'
import * as reactions from '@rookery/api/calls/reactions'
import type { Locator } from 'playwright-core'

import { waitForRest } from '../harness/waitForRest.ts'
import { somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { text, textStart } from '../harness/text.ts'
import { TimelinePage } from '../pages/TimelinePage.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** A finger that lands this far from the middle of a control still hits it, px: half of 44, less the edge. */
const reach = 21

journey('every touch target on a phone is 44 px high and wide', async ({ visit, product }) => {
  const bob = await somebody(product, 'bob')
  await bob.follow('ada')
  const bytes = await readFile(join(import.meta.dirname, '../fixtures/marsh.png'))
  const image = await media.upload(bob.client, new File([bytes], 'marsh.png', { type: 'image/png' }))
  await media.describe(bob.client, image.id, 'A strip of reeds')
  await bob.post('Which one?', { poll: { options: ['Silver', 'Yellow'], expiresIn: 3600, multiple: false } })
  await bob.post('Look', { mediaIds: [image.id] })
  await bob.post('Behind it', { spoilerText: 'Eels' })
  const first = await bob.post('Write to me')
  for (const bird of ['🦆', '🦢']) await reactions.add(bob.client, first.id, bird)
  await bob.edit(first, 'Write to me soon')
  const { page } = await visit({ as: 'ada', ...phone })
  const timeline = new TimelinePage(page)
  await timeline.open('public')
  const post = timeline.status('Write to me soon')
  await expect(post.content).toBeVisible()
  await waitForRest(page)
  const main = page.getByRole('main')
  const button = (name: Parameters<typeof textStart>[0], within: Locator = main) =>
    within.getByRole('button', { name: textStart(name) }).first()
  const small: string[] = []
  const check = async (name: string, control: Locator) => {
    const missed = await misses(control)
    if (missed.length > 0) small.push(`${name}: ${missed.join(', ')}`)
  }

  for (const [name, control] of [
    ['menu of the shell', page.getByRole('button', { name: text('shell.openMenu') })],
    ['notifications', page.getByRole('button', { name: text('shell.notifications') })],
    ['settings of the timeline', button('timeline.quickSettings')],
    ['menu of the timeline', button('timeline.menu')],
    ['reply', post.reply],
    ['repeat', post.repeat],
    ['favourite', post.favourite],
    ['menu of a post', post.menu],
    ['versions of a post', post.root.getByRole('button', { name: text('status.edited') })],
    ['reaction', post.root.locator('[data-reaction]').first()],
    ['the reaction after it', post.root.locator('[data-reaction]').nth(1)],
    ['subject', timeline.status('Eels').root.getByRole('button', { name: text('status.subject.show') })],
    ['choice of a poll', timeline.status('Which one?').root.locator('label').first()],
    ['vote', timeline.status('Which one?').root.locator('button[type=submit]')],
  ] as const)
    await check(name, control)

  await post.menu.tap()
  for (const item of await page.getByRole('menuitem').all()) await check(`menu of a post, ${await item.innerText()}`, item)
  await page.keyboard.press('Escape')
  await button('timeline.menu').tap()
  for (const item of await page.getByRole('menu').locator('[role^=menuitem]').all())
    await check(`menu of the timeline, ${await item.innerText()}`, item)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: text('shell.notifications') }).tap()
  const drawer = page.getByRole('dialog', { name: text('shell.notifications') })
  await expect(drawer.getByRole('article').first()).toBeVisible()
  await check('notifications read', drawer.locator('button').nth(1))
  await page.keyboard.press('Escape')
  await page.goto('/bob')
  const tabs = page.getByRole('tab')
  await expect(tabs.first()).toBeVisible()
  for (const tab of await tabs.all()) await check(`tab, ${await tab.innerText()}`, tab)
  expect(small).toEqual([])
})

/** The sides on which a finger beside the middle of a control hits something else. */
async function misses(control: Locator): Promise<readonly string[]> {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center' }))
  return control.evaluate((element, far) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const sides = { above: [0, -far], below: [0, far], left: [-far, 0], right: [far, 0] } as const
    return Object.entries(sides).flatMap(([side, [across, down]]) => {
      const hit = document.elementFromPoint(x + across, y + down)
      // Past the edge of the glass there is nothing to hit.
      return hit === null || element.contains(hit) ? [] : [`${side} (${Math.round(right - left)} × ${Math.round(bottom - top)})`]
    })
  }, reach)
}
