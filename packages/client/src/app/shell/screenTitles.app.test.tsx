import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { goTo, post } from '#test/app/locators.ts'
import { text } from '#test/app/text.ts'

appTest('a change of screen changes the title and gives the focus to the heading', async ({ server, visit }) => {
  await (await server.somebody('bob')).post('To be opened')
  await visit('/main/friends', { as: 'ada' })
  const heading = (name: string) => page.getByRole('main').getByRole('heading', { level: 1, name })
  await expect.element(heading(text('timeline.home'))).toBeVisible()
  for (const name of ['timeline.public', 'timeline.bookmarks'] as const) {
    await goTo(name)
    await expect.element(heading(text(name))).toHaveFocus()
    await expect.poll(() => document.title).toContain(`${text(name)} · `)
  }
  await goTo('timeline.public')
  await post('To be opened').time.click()
  await expect.element(heading(text('thread.title'))).toHaveFocus()
})
