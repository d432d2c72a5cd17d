import * as accounts from '@rookery/api/calls/accounts'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draftsOf } from '#features/drafts/model/Drafts.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { appTest } from '#test/app/appTest.tsx'
import { openComposer } from '#test/app/composer.ts'
import { dialog, notices } from '#test/app/locators.ts'
import { sizesFor } from '#test/app/sizesFor.ts'
import { label, text } from '#test/app/text.ts'

const main = () => page.getByRole('main')
const button = (name: Parameters<typeof text>[0]) => main().getByRole('button', { name: label(name) })
const line = (words: string) => page.getByRole('menuitem', { name: new RegExp(`^${words} \u2068@`) })

async function choose(entry: RegExp | string): Promise<void> {
  await button('profile.more').click()
  await page.getByRole('menuitem', { name: entry }).click()
}

for (const size of sizesFor('wide'))
  appTest(`a person is subscribed to, muted for a time and mentioned from their profile (${size})`, async ({ server, visit }) => {
    const [ada, dave] = await Promise.all([server.somebody('ada'), server.somebody('dave')])
    await ada.follow('dave')
    const relationship = async () => (await accounts.relationships(ada.client, [dave.account.id]))[0]
    await visit('/dave', { as: 'ada', size })
    await expect.element(button('profile.following')).toBeVisible()
    await choose(/^Notify me of posts by/)
    await expect.poll(async () => (await relationship())?.subscribing).toBe(true)
    await expect.element(notices()).toHaveTextContent('You will be notified')

    await choose(text('profile.muteFor'))
    const question = dialog(text('profile.mute.title'))
    await question.getByRole('combobox', { name: text('profile.mute.time') }).selectOptions(text('profile.mute.time.86400'))
    await question.getByRole('checkbox', { name: text('profile.mute.quiet') }).click()
    await question.getByRole('button', { name: text('profile.mute.confirm') }).click()
    await expect.element(notices()).toHaveTextContent('for 1 day')
    await expect.poll(relationship).toMatchObject({ muting: true, mutingNotifications: false })
    await button('profile.more').click()
    await line('Unmute').click()
    await expect.poll(async () => (await relationship())?.muting).toBe(false)

    await button('profile.more').click()
    await line('Mention').click()
    await expect.element(page.getByRole('dialog').getByRole('textbox', { name: label('composer.text') })).toHaveValue('@dave ')
  })

appTest('a mention that is closed unchanged leaves no draft, and another draft stays', async ({ visit }) => {
  const app = await visit('/dave', { as: 'ada' })
  const beside = (await openComposer()).text
  const written = page.getByRole('dialog').getByRole('textbox', { name: label('composer.text') })
  const drafts = () =>
    draftsOf(app.session)
      .list()
      .map(([, { data }]) => data.status)
  const mention = async () => {
    await button('profile.more').click()
    await line('Mention').click()
    await expect.element(written).toHaveValue('@dave ')
  }
  await mention()
  await userEvent.keyboard('{Escape}')
  await expect.element(written).not.toBeInTheDocument()
  // An untouched draft is deleted, so each setting starts a new one.
  settingsOf(app.session).set('postLanguage', 'de')
  await app.advance(1)
  await expect.element(beside).toHaveValue('')
  expect(drafts()).toEqual([])
  await mention()
  await written.fill('@dave Hello')
  await userEvent.keyboard('{Escape}')
  await expect.element(written).not.toBeInTheDocument()
  await mention()
  await userEvent.keyboard('{Escape}')
  await expect.element(written).not.toBeInTheDocument()
  await expect.element(beside).toHaveValue('')
  expect(drafts()).toEqual(['@dave Hello'])
})

for (const [fault, words] of [
  [403, 'Not for you'],
  [429, 'only a few of these in a short time'],
  [500, 'Not for you'],
  ['HTML', text('errors.unreadable')],
] as const)
  appTest(`a follow that fails (${fault}) is undone, and the notice shows the reason`, async ({ server, visit }) => {
    const bob = await server.somebody('bob')
    await bob.follow('ada')
    await visit('/bob', { as: 'ada', size: 'phone' })
    const route = 'POST /api/v1/accounts/:id/follow'
    if (fault === 'HTML') server.html(route)
    else server.fail(route, Response.json({ error: 'Not for you' }, { status: fault }))
    await button('profile.follow.back').click()
    await expect.element(notices()).toHaveTextContent(text('failed.follow'))
    await expect.element(notices()).toHaveTextContent(words)
    await expect.element(button('profile.follow.back')).toBeVisible()
  })

appTest('a follower is followed back at the second attempt, removed after a question, and blocked', async ({ server, visit }) => {
  const [ada, bob] = await Promise.all([server.somebody('ada'), server.somebody('bob')])
  await bob.follow('ada')
  await visit('/bob', { as: 'ada' })
  const mend = server.fail('POST /api/v1/accounts/:id/follow', 429)
  await button('profile.follow.back').click()
  await expect.element(notices()).toHaveTextContent(text('failed.follow'))
  mend()
  await notices()
    .getByRole('button', { name: text('general.retry') })
    .click()
  await expect.element(button('profile.following')).toBeVisible()

  await choose(/^Remove .* from your followers/)
  await dialog(text('profile.removeFollower.title'))
    .getByRole('button', { name: text('profile.removeFollower.confirm') })
    .click()
  await expect.poll(async () => (await accounts.relationships(ada.client, [bob.account.id]))[0]?.followedBy).toBe(false)

  await choose(/^Block /)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('profile.block.confirm') })
    .click()
  await button('profile.follow.blocked').click()
  await expect.element(button('profile.follow')).toBeVisible()
})

for (const [host, shown] of [
  ['remote.example', 'remote.example'],
  // Its е is Cyrillic.
  ['rеmote.example', 'xn--rmote-zwe.example'],
] as const)
  appTest(`a whole server is muted after a question that explains it, and unmuted: ${shown}`, async ({ server, visit }) => {
    const id = await server.arrange('moveRita', { host })
    await visit(`/users/${id}`, { as: 'ada' })
    await expect.element(button('profile.follow')).toBeVisible()
    await choose(/^Mute the server of/)
    const question = dialog(text('profile.muteDomain.title'))
    await expect.element(question).toHaveTextContent(shown)
    await question.getByRole('button', { name: text('profile.muteDomain.confirm') }).click()
    await expect.element(notices()).toHaveTextContent(shown)
    await notices()
      .getByRole('button', { name: text('general.undo') })
      .click()
    await button('profile.more').click()
    await expect.element(page.getByRole('menuitem', { name: /^Mute the server of/ })).toBeVisible()
  })
