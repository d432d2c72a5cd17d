import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { post } from '#test/app/locators.ts'
import { label, text } from '#test/app/text.ts'

for (const path of ['/', '/main/friends'])
  appTest(`${path} leads a visitor to a public timeline`, async ({ visit }) => {
    await visit(path)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => location.pathname).toMatch(/^\/main\/(all|public)$/)
  })

appTest('an unknown address says so', async ({ visit }) => {
  await visit('/there/is/nothing/here')
  await expect.element(page.getByRole('heading', { name: text('notFound.title') })).toBeVisible()
})

appTest(
  'a visitor reads posts in their language, a conversation and its author, and has no buttons that need an account',
  async ({ server, visit }) => {
    const [bob, dave] = await Promise.all([server.somebody('bob'), server.somebody('dave')])
    await bob.post('السمك في الماء', { language: 'ar' })
    await bob.post('Der Fisch im Wasser', { language: 'de' })
    const question = await bob.post('Who has seen the heron?')
    await dave.post('@bob By the weir, an hour ago', { inReplyToId: question.id })
    await visit('/main/public')
    const card = post('Who has seen the heron?')
    await expect.element(card.content).toBeVisible()
    await expect.element(card.author).toHaveTextContent('Bob')
    await expect.element(page.getByRole('link', { name: label('shell.loginHint') })).toBeVisible()
    // Counts, but nothing to press: a visitor cannot.
    await expect.element(card.root.getByRole('group', { name: text('status.actions') }).getByRole('link')).toHaveLength(3)
    await expect.element(card.favourite).not.toBeInTheDocument()
    await expect.element(card.react).not.toBeInTheDocument()
    for (const [words, language, direction] of [
      ['السمك في الماء', 'ar', 'rtl'],
      ['Der Fisch im Wasser', 'de', 'ltr'],
    ] as const) {
      const element = await post(words).content.getByText(words).findElement()
      expect(element.closest('[lang]')?.getAttribute('lang')).toBe(language)
      expect(getComputedStyle(element).direction).toBe(direction)
    }

    await card.time.click()
    await expect.element(page.getByRole('heading', { level: 1, name: text('thread.title') })).toBeVisible()
    const response = post('By the weir, an hour ago')
    await response.author.click()
    await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveTextContent('Dave')
    history.back()
    await expect.element(response.content).toBeVisible()
    history.back()
    await expect.element(page.getByRole('heading', { level: 1, name: label('timeline.public') })).toBeVisible()
  },
)
