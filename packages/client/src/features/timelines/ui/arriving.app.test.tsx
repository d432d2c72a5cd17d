import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { composerOf } from '#test/app/composer.ts'
import { feedHandlesPresses, post, posts, press } from '#test/app/locators.ts'
import type { Somebody } from '#test/app/TestServer.ts'
import { text } from '#test/app/text.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

const main = page.getByRole('main')
const newPosts = main.getByRole('button', { name: /new posts?/ })

/** Texts that the live regions of the page get from now on. */
function listen(onTestFinished: (end: () => void) => void): readonly string[] {
  const announced: string[] = []
  const regions = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]'
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(regions)
      const words = region?.textContent.trim()
      if (words && announced.at(-1) !== words) announced.push(words)
    }
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return announced
}

async function postMany(person: Somebody, name: string): Promise<void> {
  for (let n = 1; n <= 15; n += 1) await person.post(`${name} ${n}. ${'The water is still. '.repeat(n % 5)}`)
}

async function scrollTo(words: string): Promise<void> {
  const { root } = post(words)
  await expect.element(root).toBeInTheDocument()
  root.element().scrollIntoView({ block: 'start' })
}

appTest('new posts show at the top, and are counted further down until a key or the button shows them', async ({ server, visit }) => {
  const bob = await server.somebody('bob')
  await postMany(bob, 'Ring')
  const [changed, deleted] = [await bob.post('First thoughts'), await bob.post('Better not said')]
  const app = await visit('/main/public', { as: 'ada' })
  await expect.element(post('Better not said').content).toBeVisible()
  await app.advance(1000)
  await expect.element(main).toHaveTextContent(text('timeline.upToDate'))
  await bob.post('Come by itself')
  await app.advance(1000)
  await expect.element(post('Come by itself').content).toBeInViewport()
  await bob.edit(changed, 'Second thoughts')
  await bob.remove(deleted)
  await app.advance(1000)
  await expect.element(post('Second thoughts').content).toBeVisible()
  await expect.element(posts().filter({ hasText: 'First thoughts' })).not.toBeInTheDocument()
  await expect.element(posts().filter({ hasText: 'Better not said' })).not.toBeInTheDocument()

  await scrollTo('Ring 8.')
  await app.advance(1000)
  await bob.post('One more')
  await bob.post('And another')
  await app.advance(1000)
  await expect.element(newPosts).toHaveAccessibleName('Show 2 new posts')
  // In a text it is a full stop.
  const { text: field } = composerOf('composer.label')
  await press(field, '.')
  await expect.element(field).toHaveValue('.')
  await expect.element(newPosts).toBeVisible()
  await userEvent.keyboard('{Backspace}')
  await press(main, '.')
  await expect.element(post('And another').content).toBeInViewport()
  await expect.element(newPosts).not.toBeInTheDocument()

  // Without a live connection they are polled.
  settingsOf(app.session).take({ streaming: false }, 'tab')
  await scrollTo('Ring 8.')
  await app.advance(1000)
  await bob.post('Fresh water')
  await app.advance(22_000)
  await expect.element(newPosts).toHaveAccessibleName('Show 1 new post')
  await press(newPosts, '{Enter}')
  await expect.element(post('Fresh water').root).toHaveFocus()
  await expect.element(post('Fresh water').content).toBeInViewport()
  await feedHandlesPresses()
})

appTest(
  'a burst of posts or replies is announced in two sentences at most, without their text',
  async ({ server, visit, onTestFinished }) => {
    const [ada, bob] = await Promise.all([server.somebody('ada'), server.somebody('bob')])
    await ada.follow('bob')
    const { id } = await bob.post('Before the flood')
    const app = await visit('/main/friends', { as: 'ada' })
    await expect.element(post('Before the flood').content).toBeVisible()
    await app.advance(5000)
    const announced = listen(onTestFinished)
    // Away from the top they wait.
    await userEvent.keyboard('j')
    for (let n = 1; n <= 20; n += 1) await bob.post(`Drop ${n}`)
    await app.advance(5000)
    await expect.poll(() => announced).toContainEqual(expect.stringMatching(/new posts?\.$/))
    expect(announced.length).toBeLessThanOrEqual(2)
    expect(announced.join(' ')).not.toContain('Drop')

    await app.restart(`/notice/${id}`)
    await expect.element(post('Before the flood').content).toBeVisible()
    await app.advance(5000)
    const notified = listen(onTestFinished)
    for (let n = 1; n <= 12; n += 1) await bob.post(`Knock ${n}`, { inReplyToId: id })
    await app.advance(5000)
    await expect.element(main.getByRole('button', { name: /new repl/ })).toBeVisible()
    await expect.poll(() => notified).toContainEqual(expect.stringMatching(/new repl/))
    expect(notified.length).toBeLessThanOrEqual(2)
    expect(notified.join(' ')).not.toContain('Knock')
  },
)
