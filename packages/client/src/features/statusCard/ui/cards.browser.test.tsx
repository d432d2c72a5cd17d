import type { Card, QuoteState, StatusId } from '@rookery/api/wire/model'
import { plainFields } from '@rookery/content/corpus/plainFields'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Session } from '#features/session/model/Session.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { createCell } from '@rookery/store/Cell'
import type { PageAddress } from '#features/navigation/model/Navigation.ts'
import { NavigationContext } from '#features/navigation/model/useNavigation.ts'
import '#ui/global.css'
import { decodeAttachment } from '@rookery/api/wire/attachment'
import { decodePoll } from '@rookery/api/wire/poll'
import { InSession } from '#test/content/InSession.tsx'
import { movingAddress } from '#test/app/images.ts'
import { openQuietSession } from '#test/content/openQuietSession.ts'
import { postOf } from '#test/content/postOf.ts'
import { linesOf } from '#test/linesOf.ts'
import { LinkCard } from './LinkCard.tsx'
import { QuoteCard } from './QuoteCard.tsx'

let session: Session
beforeAll(async () => {
  session = await openQuietSession()
})
afterEach(() => {
  for (const key of ['hideNsfw', 'hideAttachments', 'stopGifs'] as const) settingsOf(session).reset(key)
})

const address = createCell<PageAddress>({ pathname: '/main/public', search: '', hash: '' })

const card: Card = {
  url: 'https://tides.example/march',
  title: 'The sea is a bad clerk',
  description: 'It loses everything.',
  language: null,
  providerName: 'The Slow Almanac',
  image: `${location.origin}/favicon.png`,
  imageDescription: 'A tide gauge',
  width: null,
  height: null,
  blurhash: null,
}

const showCard = (change: Partial<Card> = {}, sensitive = false) =>
  render(
    <InSession session={session}>
      <LinkCard card={{ ...card, ...change }} sensitive={sensitive} />
    </InSession>,
  )

describe('a link card', () => {
  const link = page.getByRole('link')

  test('shows its host, title and description, and opens a new tab', async () => {
    await showCard({ image: null })
    await expect.element(link).toHaveTextContent('tides.example · The Slow AlmanacThe sea is a bad clerkIt loses everything.')
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
  })

  test('shows the address without a title, and its provider’s name only if the host does not contain it', async () => {
    await showCard({ image: null, title: '\u3164 ', description: '\u200b', providerName: 'Tides' })
    await expect.element(link).toHaveTextContent(/^tides\.examplehttps:\/\/tides\.example\/march$/)
  })

  test('is marked with the server’s language, except its address', async () => {
    const { container, rerender } = await showCard({ image: null, language: 'de' })
    const languages = () => [...container.querySelectorAll('a > span > bdi')].map((part) => part.getAttribute('lang'))
    expect(languages()).toEqual(['de', 'de'])
    await rerender(
      <InSession session={session}>
        <LinkCard card={{ ...card, image: null, title: '', language: 'de' }} sensitive={false} />
      </InSession>,
    )
    expect(languages()).toEqual([null, 'de'])
  })

  test('removes direction overrides and blank characters from its title and description', async () => {
    const title = '\u202emoc.knab\u2800\u2800\u2800\u3164 now\u2800'
    const { container } = await showCard({ image: null, title, description: `\u2067${title}` })
    const texts = [...container.querySelectorAll('a > span > bdi')].map((part) => part.textContent)
    expect(texts).toEqual(['moc.knab now', 'moc.knab now'])
  })

  test('fills the lines of its title to the edge with a very long word', async () => {
    const { container } = await showCard({ image: null, title: 'n'.repeat(500) })
    container.style.inlineSize = '400px'
    const title = container.querySelector('a > span > bdi')
    expect(linesOf(title ?? container).length).toBeGreaterThan(1)
    for (const { right } of linesOf(title ?? container)) expect((title?.getBoundingClientRect().right ?? 0) - right).toBeLessThan(20)
  })

  test.each(['ltr', 'rtl'])(
    'names its host in full, and cuts a long provider’s name at the end of the line, in a page that runs %s',
    async (dir) => {
      const { container } = await showCard({ image: null, providerName: 'The Slow Almanac of Every Tide and Every Flood '.repeat(6) })
      container.dir = dir
      const [host, name] = [...container.querySelectorAll('a > span > span bdi')]
      expect(host && host.scrollWidth <= host.clientWidth).toBe(true)
      // Each has its own end, wherever the page begins.
      expect(name && name.scrollWidth > name.clientWidth).toBe(true)
      expect(name && name.getBoundingClientRect().width > 0).toBe(true)
    },
  )

  test('keeps its size if its image fails to load', async () => {
    const { container } = await showCard({ image: `${location.origin}/nowhere.png` })
    const image = page.getByRole('img', { name: 'A tide gauge' })
    const before = container.querySelector('a')?.getBoundingClientRect()
    image.element().dispatchEvent(new Event('error'))
    await expect.element(image).not.toBeInTheDocument()
    expect(container.querySelector('a')?.getBoundingClientRect()).toEqual(before)
  })

  test('shows no image of a covered post, nor if the reader hides images', async () => {
    const covered = await showCard({}, true)
    expect(covered.container.querySelector('img')).toBeNull()
    settingsOf(session).set('hideNsfw', false)
    await expect.poll(() => covered.container.querySelector('img')).not.toBeNull()
    settingsOf(session).set('hideAttachments', true)
    await expect.poll(() => covered.container.querySelector('img')).toBeNull()
  })

  test('shows no image if a filter covers the media of its post', async () => {
    settingsOf(session).set('hideNsfw', false)
    const { container } = await render(
      <InSession session={session}>
        <LinkCard card={card} sensitive={false} filtered />
      </InSession>,
    )
    await expect.element(link).toHaveTextContent('The sea is a bad clerk')
    expect(container.querySelector('img')).toBeNull()
  })

  test('shows an animated image paused if the reader wants that', async () => {
    const { container } = await showCard({ image: movingAddress })
    await expect.poll(() => container.querySelector('[class*="still"] img')).not.toBeNull()
    settingsOf(session).set('stopGifs', false)
    await expect.poll(() => container.querySelector('[class*="still"]')).toBeNull()
    expect(container.querySelector('img')).not.toBeNull()
  })

  test('links only to the web', async () => {
    const { container } = await showCard({ url: 'data:text/html,x' })
    expect(container.querySelector('a')).toBeNull()
  })

  test.each(plainFields.filter(({ field }) => field.startsWith('card')))(
    'with $text in its $field stays inside its box',
    async ({ text }) => {
      const { container } = await showCard({ title: text, description: text, providerName: text, image: null })
      expect(container.querySelectorAll('a *:not(span, bdi, wbr)')).toHaveLength(0)
      const box = container.querySelector('main')
      expect(box && box.scrollWidth <= box.clientWidth).toBe(true)
    },
  )
})

function withImages(id: string, subject: string) {
  const attachments = [1, 2, 3].map((n) =>
    decodeAttachment({
      id: `${id}-${n}`,
      type: 'image',
      url: `${location.origin}/favicon.png`,
      preview_url: `${location.origin}/favicon.png`,
      description: `Picture ${n}`,
    }),
  )
  return { ...postOf(id, '<p>Look</p>', { subject }), attachments }
}

describe('a quote card', () => {
  const showQuote = (state: QuoteState, id: string | null) =>
    render(
      <InSession session={session}>
        <NavigationContext value={{ address, opens: () => false, visit: () => '', navigate: () => {} }}>
          <QuoteCard quote={{ state, id: id as StatusId | null }} />
        </NavigationContext>
      </InSession>,
    )

  test('shows the quoted post, and a quote inside it as a link', async () => {
    const quoted = postOf('Q1', '<p>Quoted words</p>')
    session.entities.receive({ statuses: [{ ...quoted, quote: { state: 'accepted', id: 'Q0' as StatusId, status: null } }] })
    await showQuote('accepted', 'Q1')
    await expect.element(page.getByText('Quoted words')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Quoted post' })).toHaveAttribute('href', '/notice/Q0')
  })

  test('names its author with the handle, and leads to the post by a link and from anywhere on it', async () => {
    session.entities.receive({ statuses: [postOf('Q4', '<p>Quoted words</p>')] })
    const { container } = await showQuote('accepted', 'Q4')
    const link = page.getByRole('link', { name: 'Ada @ada' })
    await expect.element(link).toHaveAttribute('href', '/notice/Q4')
    // `openPosts` relies on this element.
    expect(container.querySelector('blockquote')?.dataset['status']).toBe('Q4')
  })

  test('expands the text behind a subject, and the other part of a tall text', async () => {
    session.entities.receive({
      statuses: [
        postOf('Q5', '<p>Behind it</p>', { subject: 'Birds' }),
        postOf('Q6', `<p>First</p>${'<p>More</p>'.repeat(40)}<p>Last</p>`),
      ],
    })
    const covered = await showQuote('accepted', 'Q5')
    await expect.element(page.getByText('Behind it')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.element(page.getByText('Behind it')).toBeVisible()
    await covered.unmount()
    const tall = await showQuote('accepted', 'Q6')
    const height = () => tall.container.querySelector('blockquote')?.clientHeight ?? 0
    const before = height()
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(height).toBeGreaterThan(before * 2)
  })

  test('has its poll and the page it links to', async () => {
    const poll = decodePoll({ id: 'P1', expired: false, multiple: false, votes_count: 0, options: [{ title: 'Tea', votes_count: 0 }] })
    session.entities.receive({
      statuses: [
        { ...postOf('Q7', '<p>Which?</p>'), poll },
        { ...postOf('Q8', '<p>Read</p>'), card },
      ],
    })
    const asking = await showQuote('accepted', 'Q7')
    await expect.element(page.getByText('Tea')).toBeVisible()
    await asking.unmount()
    await showQuote('accepted', 'Q8')
    await expect.element(page.getByText('The sea is a bad clerk')).toBeVisible()
  })

  test('shows one attachment, the others as a number that links to them, and none behind a subject', async () => {
    session.entities.receive({ statuses: [withImages('Q2', ''), withImages('Q3', 'Birds')] })
    const shown = await showQuote('accepted', 'Q2')
    await expect.element(page.getByRole('group', { name: '3 attachments' })).toBeVisible()
    await expect.poll(() => shown.container.querySelectorAll('a[href$="favicon.png"]').length).toBe(1)
    await expect.element(page.getByRole('link', { name: '+2 more attachments' })).toHaveAttribute('href', '/notice/Q2')
    const covered = await showQuote('accepted', 'Q3')
    await expect.element(covered.getByText('Birds')).toBeVisible()
    expect(covered.container.querySelector('a[href$="favicon.png"]')).toBeNull()
  })

  test('is a link if the post is known only by its id', async () => {
    await showQuote('accepted', 'Q9')
    await expect.element(page.getByRole('link', { name: 'Quoted post' })).toHaveAttribute('href', '/notice/Q9')
  })

  test.each<[QuoteState, RegExp]>([
    ['pending', /waits for its author/],
    ['rejected', /does not want to be quoted/],
    ['revoked', /took the quote back/],
    ['deleted', /was deleted/],
    ['unauthorized', /may not see/],
    ['blocked', /You block/],
    ['muted', /You mute/],
    ['unavailable', /not available/],
    ['accepted', /not available/],
  ])('that is %s says so', async (state, words) => {
    await showQuote(state, null)
    await expect.element(page.getByText(words)).toBeVisible()
  })
})
