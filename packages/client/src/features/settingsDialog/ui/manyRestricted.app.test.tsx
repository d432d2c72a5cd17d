import * as accounts from '@rookery/api/calls/accounts'
import * as domainBlocks from '@rookery/api/calls/domainBlocks'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { dialog, post } from '#test/app/locators.ts'
import { text } from '#test/app/text.ts'

import { propertyRuns } from '../../../../../../scripts/propertyRuns.ts'

const many = 10_000

/** People come in pages of forty, so that ten thousand of them take a while. */
const people = propertyRuns(1000)

/** The first dialog on screen, which is the settings. */
const settings = () => page.getByRole('dialog').first()
const button = (name: string | RegExp) => settings().getByRole('button', { name })
const status = (words: string) => settings().getByRole('status').filter({ hasText: words })
const rowsOf = (list: Parameters<typeof text>[0]) =>
  settings()
    .getByRole('list', { name: text(list) })
    .getByRole('listitem')

appTest('of ten thousand words few are rendered; one is found, and its posts show after its removal', async ({ server, visit }) => {
  const [dave, bob] = await Promise.all([server.somebody('dave'), server.somebody('bob')])
  await dave.follow('bob')
  await bob.post('Here comes word7777')
  await bob.post('Here comes nothing')
  const rule = { kind: 'word', until: null, contexts: ['home'], hides: false }
  const muteRules = Object.fromEntries(Array.from({ length: many }, (_, n) => [`r${n + 1}`, { ...rule, text: `word${n + 1}` }]))
  await visit('/main/friends', { as: 'dave', settings: { muteRules } })
  await expect.element(post('word7777').show).toBeVisible()
  await expect.element(post('Here comes nothing').content).toBeVisible()
  location.hash = '#settings/mutes/words'
  const rows = rowsOf('muteRules.client')
  await expect.element(rows.first()).toBeVisible()
  expect(rows.length).toBeLessThan(60)
  await expect.element(settings().getByText('10,000').first()).toBeVisible()
  await settings().getByLabelText(text('muteRules.search')).fill('word7777')
  await expect.element(rows).toHaveLength(1)
  await rows.getByRole('button', { name: 'Remove: word7777' }).click()
  await expect.element(rows).toHaveLength(0)
  await userEvent.keyboard('{Escape}')
  await expect.element(post('word7777').content).toBeVisible()
})

appTest('of ten thousand servers few are rendered, and one is found and unmuted', async ({ server, visit }) => {
  await server.arrange('muteManyServers', { name: 'carol', count: many })
  const { client } = await server.somebody('carol')
  await visit('/lists#settings/mutes/servers', { as: 'carol', size: 'phone' })
  const rows = rowsOf('mutes.servers')
  await expect.element(rows.first()).toBeVisible()
  expect(rows.length).toBeLessThan(60)
  await expect.element(settings().getByText('10,000').first()).toBeVisible()
  await settings().getByLabelText(text('mutes.servers.find')).fill('loud7777')
  await expect.element(rows).toHaveLength(1)
  await rows.getByRole('button', { name: /^Unmute .*loud7777/ }).click()
  await expect.element(rows.getByRole('button', { name: /^Mute again: .*loud7777/ })).toBeVisible()
  await expect.poll(() => domainBlocks.list(client)).not.toContain('loud7777.example')
})

for (const [list, end, ended, is, size] of [
  ['muted', 'Unmute', 'unmuted', 'muting', 'wide'],
  ['blocked', 'Unblock', 'unblocked', 'blocking', 'phone'],
] as const)
  appTest(`of many ${list} people few are rendered; one is found, and several are ${ended} and restored`, async ({ server, visit }) => {
    await server.arrange('restrictMany', { name: 'ada', count: people })
    const { client } = await server.somebody('ada')
    const { id } = await accounts.lookup(client, 'swan1@far.example')
    await visit(`/lists#settings/mutes/${list}`, { as: 'ada', size })
    const rows = rowsOf(`mutes.${list}`)
    await expect.element(rows.first()).toBeVisible()
    // The first of them is at the end of all pages.
    const search = settings().getByRole('searchbox', { name: text('mutes.search') })
    const first = settings().getByRole('checkbox', { name: /Swan 1 / })
    await search.fill('swan1@far')
    await expect.element(first).toBeVisible()
    await search.fill('')
    await expect.element(settings().getByText(people.toLocaleString('en')).first()).toBeVisible()
    expect(rows.length).toBeLessThan(60)
    const box = await settings().css('[data-scrolls]').findElement()
    box.scrollTo(0, box.scrollHeight / 2)
    const numbers = () => rows.elements().map((row) => Number(/Swan (\d+)/.exec(row.textContent)?.[1]))
    await expect.poll(() => numbers().some((number) => number > people * 0.4 && number < people * 0.6)).toBe(true)
    expect(rows.length).toBeLessThan(60)

    // A chosen person stays so during the next search.
    await search.fill('swan1@far')
    await first.click()
    await search.fill('Swan 10')
    const named = Array.from({ length: people }, (_, index) => `Swan ${index + 1}`).filter((name) => name.startsWith('Swan 10'))
    await expect.element(search).toHaveAccessibleDescription(new RegExp(`^${named.length} `))
    await search.fill('swan10@')
    await settings()
      .getByRole('checkbox', { name: /Swan 10 / })
      .click()
    await button(`${end} 2 people`).click()
    const done = status(`2 people ${ended}`)
    await expect.element(done).toBeVisible()
    const isRestricted = async () => (await accounts.relationships(client, [id]))[0]?.[is]
    await expect.poll(isRestricted).toBe(false)
    await done.getByRole('button', { name: text('general.undo') }).click()
    await expect.poll(isRestricted).toBe(true)
    await expect.element(done).not.toBeInTheDocument()
  })

appTest('a mute that expires while the list is open is shown there, and can be renewed', async ({ server, visit }) => {
  const [{ client }, carol] = await Promise.all([server.somebody('dave'), server.somebody('carol')])
  const isMuted = async () => (await accounts.relationships(client, [carol.account.id]))[0]?.muting
  const app = await visit('/carol', { as: 'dave' })
  await page
    .getByRole('main')
    .getByRole('button', { name: text('profile.more') })
    .click()
  await page.getByRole('menuitem', { name: text('profile.muteFor') }).click()
  const question = dialog(text('profile.mute.title'))
  await question.getByRole('combobox', { name: text('profile.mute.time') }).selectOptions(text('profile.mute.time.3600'))
  await question.getByRole('button', { name: text('profile.mute.confirm') }).click()
  await expect.poll(isMuted).toBe(true)
  location.hash = '#settings/mutes/muted'
  await expect.element(button('Unmute Carol')).toBeVisible()
  await app.sleep(3_605_000)
  await button('Mute again: Carol').click()
  await expect.element(button('Unmute Carol')).toBeVisible()
  await expect.poll(isMuted).toBe(true)

  // After a restart the list is loaded again, and changes can be undone.
  await app.restart()
  await button('Unmute Carol').click()
  await expect.poll(isMuted).toBe(false)
  await button('Mute again: Carol').click()
  await expect.poll(isMuted).toBe(true)
  await settings().getByRole('checkbox', { name: /Carol/ }).click()
  await button('Unmute 1 person').click()
  await status('1 person unmuted')
    .getByRole('button', { name: text('general.undo') })
    .click()
  await expect.poll(isMuted).toBe(true)
})
