import * as accounts from '@rookery/api/calls/accounts'
import * as domainBlocks from '@rookery/api/calls/domainBlocks'
import * as lists from '@rookery/api/calls/lists'
import * as mutesAndBlocks from '@rookery/api/calls/mutesAndBlocks'
import * as ownFilters from '@rookery/api/calls/ownFilters'
import * as bookmarks from '@rookery/api/calls/bookmarks'
import * as tags from '@rookery/api/calls/tags'
import * as timelines from '@rookery/api/calls/timelines'
import type { AccountId } from '@rookery/api/wire/model'
import type { Page } from 'playwright-core'

import { somebody, type Somebody } from '../harness/arrange.ts'
import { expect } from '../harness/expect.ts'
import { journey } from '../harness/journey.ts'
import { savedBy } from '../harness/savedBy.ts'
import { widths } from '../harness/screenSizes.ts'
import type { Product } from '../harness/startProduct.ts'
import { text } from '../harness/text.ts'
import { SettingsPage } from '../pages/SettingsPage.ts'

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 }, as: 'ada', to: 'mona' },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, as: 'dave', to: 'carol' },
} as const

interface Taken {
  readonly what: string
  readonly file: string
  /** Its lines; a field with a line break counts as one. */
  readonly lines: readonly string[]
}

/** A user with data of each type; resolves with the expected exports. */
async function withSomethingOfEach(product: Product, { client }: Somebody, blockedName: string): Promise<readonly Taken[]> {
  const bob = await somebody(product, 'bob')
  const [rita, blocked] = await Promise.all(['rita@remote.example', blockedName].map((name) => accounts.lookup(client, name)))
  const post = await bob.post(`Taken along from ${blockedName}`)
  await accounts.follow(client, bob.account.id)
  if (rita) await accounts.mute(client, rita.id, { notifications: false })
  if (blocked) await accounts.block(client, blocked.id)
  await accounts.note(client, bob.account.id, 'Met at the weir, "twice"\nand at the lock')
  await lists.addAccounts(client, (await lists.create(client, 'Rowers, old')).id, [bob.account.id])
  await domainBlocks.add(client, 'loud.example')
  await bookmarks.bookmark(client, post.id)
  await bob.post('Now this tag is known: #heron')
  await tags.follow(client, 'heron')
  const phrases = [{ id: null, phrase: 'eel, smoked', wholeWord: true }]
  await ownFilters.create(client, 'v1', { title: 'eel, smoked', phrases, contexts: ['home', 'thread'], hides: false, expiresIn: null })
  const people = 'Account address'
  return [
    {
      what: 'People you follow',
      file: 'following_accounts.csv',
      lines: [`${people},Show boosts,Notify on new posts,Languages`, 'bob@localhost,true,false,'],
    },
    { what: 'Blocked people', file: 'blocked_accounts.csv', lines: [`${blockedName}@localhost`] },
    { what: 'Muted people', file: 'muted_accounts.csv', lines: [`${people},Hide notifications`, 'rita@remote.example,false'] },
    { what: 'Muted servers', file: 'blocked_domains.csv', lines: ['loud.example'] },
    { what: 'Lists', file: 'lists.csv', lines: ['"Rowers, old",bob@localhost'] },
    { what: 'Bookmarks', file: 'bookmarks.csv', lines: [post.uri ?? ''] },
    { what: 'Followed hashtags', file: 'followed_tags.csv', lines: ['Hashtag', 'heron'] },
    {
      what: 'Private notes',
      file: 'account_notes.csv',
      lines: [`${people},Note`, 'bob@localhost,"Met at the weir, ""twice""\nand at the lock"'],
    },
    {
      what: 'Filters',
      file: 'filters.csv',
      lines: ['Phrase,Contexts,Whole word,Hide,Expires at', '"eel, smoked",home thread,true,false,'],
    },
  ]
}

/** An account's data of each type on the server. */
async function stored({ client, account }: Somebody, bobId: AccountId) {
  const named = (people: readonly { readonly acct: string }[]) => people.map(({ acct }) => acct)
  const [following, blocked, muted, servers, ownLists, marked, followed, filters, relationships] = await Promise.all([
    accounts.following(client, account.id, { cursor: null }),
    mutesAndBlocks.blocks(client, { cursor: null }),
    mutesAndBlocks.mutes(client, { cursor: null }),
    domainBlocks.list(client),
    lists.all(client),
    timelines.fetch(client, { path: '/api/v1/bookmarks' }, { cursor: null, limit: 40 }),
    tags.followed(client, { cursor: null }),
    ownFilters.list(client, 'v1'),
    accounts.relationships(client, [bobId]),
  ])
  return {
    following: named(following.items),
    blocked: named(blocked.items),
    muted: named(muted.items),
    servers,
    lists: ownLists.map(({ title }) => title),
    marked: marked.items.map(({ uri }) => uri),
    followed: followed.items.map(({ name }) => name),
    filters: filters.map(({ phrases, contexts }) => [phrases[0]?.phrase, contexts]),
    note: relationships[0]?.note,
  }
}

const saved = (page: Page, button: string) => savedBy(page, () => page.getByRole('button', { name: button, exact: true }).click())

for (const [size, { as, to, ...options }] of widths(Object.entries(sizes))) {
  journey(
    `all data of an account is exported to files and imported into another account with a report: ${size}`,
    async ({ visit, product }) => {
      const [leaving, arriving, bob] = await Promise.all([as, to, 'bob'].map((name) => somebody(product, name)))
      if (!leaving || !arriving || !bob) throw new Error('One for each name')
      const expected = await withSomethingOfEach(product, leaving, size === 'desktop' ? 'carol' : 'mona')
      const here = await visit({ as, ...options })
      await new SettingsPage(here.page).open('data')
      const files: { readonly what: string; readonly name: string; readonly text: string }[] = []
      for (const { what } of expected) files.push({ what, ...(await saved(here.page, `Export: ${what}`)) })
      expect(files).toEqual(
        expected.map(({ what, file, lines }) => ({ what, name: file, text: lines.map((line) => `${line}\n`).join('') })),
      )

      const { page, watch } = await visit({ as: to, ...options })
      watch.expectComplaint(/status of 404/)
      const { window } = await opened(page)
      for (const { what, name, text: content } of files) {
        await window
          .getByLabel(`Import: ${what}`)
          .and(window.locator('input[type="file"]'))
          .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
        const question = page.getByRole('dialog', { name: `Import: ${what}` })
        await expect(question).toContainText('1 line can be used.')
        const lineByLine = question.getByRole('radio', { name: text('transfer.here') })
        if ((await lineByLine.count()) > 0) await lineByLine.check()
        await question.getByRole('button', { name: 'Import 1 line' }).click()
        const report = window.getByRole('region', { name: `Import: ${what}` })
        await expect(report.getByRole('status')).toHaveText('Lines: 1 of 1 · Done: 1 · As it was: 0 · Failed: 0')
        await report.getByRole('button', { name: text('transfer.forget') }).click()
        await expect(report).toHaveCount(0)
      }
      expect(await stored(arriving, bob.account.id)).toEqual(await stored(leaving, bob.account.id))
    },
  )
}

async function opened(page: Page): Promise<SettingsPage> {
  const settings = new SettingsPage(page)
  await settings.open('data')
  return settings
}
