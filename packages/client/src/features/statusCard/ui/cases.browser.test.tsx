import { decodeStatus } from '@rookery/api/wire/status'
import type { Status } from '@rookery/api/wire/model'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Session } from '#features/session/model/Session.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import '#ui/global.css'
import { createCell } from '@rookery/store/Cell'
import { isRecord } from '#lib/isRecord.ts'
import type { PageAddress } from '#features/navigation/model/Navigation.ts'
import { NavigationContext } from '#features/navigation/model/useNavigation.ts'
import emptyParagraphs from '#test/cases/empty-paragraphs-at-the-end.json'
import filterBlur from '#test/cases/filter-blur-picture.json'
import hashtags from '#test/cases/hashtags-beside-the-text.json'
import type { inPage } from '#test/cases/inPage.ts'
import language from '#test/cases/language-with-underscore.json'
import linkedPicture from '#test/cases/linked-picture-without-words.json'
import mention from '#test/cases/mention-through-another-server.json'
import poll from '#test/cases/poll-fewer-voters-than-votes.json'
import fromTheFuture from '#test/cases/post-from-the-future.json'
import replyNames from '#test/cases/reply-names-from-mentions.json'
import warningOfSpaces from '#test/cases/warning-of-spaces.json'
import { InSession } from '#test/content/InSession.tsx'
import { openQuietSession } from '#test/content/openQuietSession.ts'
import { StatusCard } from './StatusCard.tsx'

let session: Session
beforeAll(async () => {
  session = await openQuietSession()
})

const address = createCell<PageAddress>({ pathname: '/main/public', search: '', hash: '' })

let posts = 0
/** Draws a post as the server of a case sends it, under an id of its own. */
async function show(input: unknown, change: object = {}): Promise<{ status: Status; card: HTMLElement }> {
  const status = decodeStatus({ ...(isRecord(input) && input), id: `case${(posts += 1)}`, ...change })
  session.entities.receive({ statuses: [status] })
  const { container } = await render(
    <NavigationContext value={{ address, opens: () => false, visit: () => '', navigate: () => {} }}>
      <InSession session={session}>
        <StatusCard id={status.id} />
      </InSession>
    </NavigationContext>,
  )
  const card = container.querySelector('article')
  if (!card) throw new Error('The post is not drawn.')
  return { status, card }
}

const body = (card: HTMLElement) => card.querySelector('[id^="content-"]')

const looks: Readonly<Record<(typeof inPage)[number], () => Promise<void>>> = {
  async 'empty-paragraphs-at-the-end'() {
    const { card } = await show(emptyParagraphs.input)
    const other = await show(emptyParagraphs.input, { content: '<p>text</p>' })
    expect(body(card)?.textContent).toBe('text')
    expect(body(card)?.clientHeight).toBe(body(other.card)?.clientHeight)
  },
  async 'filter-blur-picture'() {
    const { card } = await show(filterBlur.input, {
      media_attachments: filterBlur.input.media_attachments.map((file) => ({ ...file, url: '/favicon.png', preview_url: '/favicon.png' })),
    })
    const cover = page.getByRole('button', { name: 'Covered by your filter “Spiders”. Press to show x' })
    await expect.element(cover).toBeVisible()
    await expect.element(page.getByText('Look what sat on the spider web')).toBeVisible()
    expect(card.querySelector('img[src="/favicon.png"]:not([hidden])')).toBeNull()
    await cover.click()
    await expect.element(page.getByRole('link', { name: 'x', exact: true })).toBeVisible()
  },
  async 'hashtags-beside-the-text'() {
    const { card } = await show(hashtags.input)
    const links = () => [...card.querySelectorAll('a[data-hashtag]')].map((link) => [link.textContent, link.getAttribute('href')])
    const beside = [
      ['#mill', '/tag/mill'],
      ['#pond', '/tag/pond'],
    ]
    await expect.poll(links).toEqual(beside)
    const words = page.getByText('A film about the old wheel #Wheel').element().getBoundingClientRect()
    expect(page.getByRole('link', { name: '#mill' }).element().getBoundingClientRect().top).toBeGreaterThanOrEqual(words.bottom)
  },
  async 'language-with-underscore'() {
    const { card } = await show(language.input)
    expect(body(card)?.querySelector('[lang]')?.getAttribute('lang')).toBe('ja-JP')
    const odd = await show(language.input, { language: 'not a language!' })
    expect(body(odd.card)?.querySelector('[lang]')).toBeNull()
  },
  async 'linked-picture-without-words'() {
    const { card } = await show(linkedPicture.input)
    const link = card.querySelector('a[href="https://blog.example/full.jpg"]')
    expect(link?.textContent).toContain('blog.example')
    expect(link?.getBoundingClientRect().width).toBeGreaterThan(0)
  },
  async 'mention-through-another-server'() {
    const { card } = await show(mention.input)
    const link = page.getByRole('link', { name: /kit/ })
    await expect.element(link).toHaveAttribute('href', '/users/Zk3')
    expect(card.textContent).not.toContain('key.example')
  },
  async 'poll-fewer-voters-than-votes'() {
    const { card } = await show(poll.input)
    await expect.element(page.getByRole('list', { name: 'Results' })).toBeVisible()
    expect(card.textContent.match(/\d+\s?%/g)).toEqual(['86%', '14%', '0%'])
    expect(card.textContent).not.toMatch(/1 (person|voter)/)
  },
  async 'post-from-the-future'() {
    const at = new Date(Date.now() + 300_000).toISOString()
    const { card } = await show(fromTheFuture.input, { created_at: at })
    const time = card.querySelector('time')
    expect(time?.textContent).toBe('now')
    expect(time?.dateTime).toBe(at)
    await expect.poll(() => time?.title).toContain(String(new Date(at).getFullYear()))
  },
  async 'reply-names-from-mentions'() {
    await show(replyNames.input)
    await expect.element(page.getByText('Reply to @lost')).toBeVisible()
    const { id } = replyNames.input.mentions[0] ?? {}
    await expect.element(page.getByRole('link', { name: /^@?lost/ }).first()).toHaveAttribute('href', `/users/${id}`)
    expect(page.getByText('an unknown account').elements()).toEqual([])
  },
  async 'warning-of-spaces'() {
    settingsOf(session).set('collapseMessageWithSubject', true)
    const { card } = await show(warningOfSpaces.input)
    settingsOf(session).reset('collapseMessageWithSubject')
    expect(body(card)?.querySelectorAll('button[aria-expanded]')).toHaveLength(0)
    expect(body(card)?.textContent.trim()).not.toBe('')
  },
}

test.each(Object.entries(looks))('the case %s looks as described', async (_name, look) => {
  await expect(look()).resolves.toBeUndefined()
})
