import type { AccountId, StatusId } from '@rookery/api/wire/model'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Session } from '#features/session/model/Session.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import '#ui/global.css'
import { InSession } from '#test/content/InSession.tsx'
import { openQuietSession } from '#test/content/openQuietSession.ts'
import { postOf } from '#test/content/postOf.ts'
import { linesOf } from '#test/linesOf.ts'
import { contentTreeOf } from '#features/content/model/contentTreeOf.ts'
import { RichText } from '#features/content/ui/RichText.tsx'
import { StatusContent } from './StatusContent.tsx'

let session: Session
beforeAll(async () => {
  session = await openQuietSession()
})
afterEach(() => {
  for (const key of settingsInUse) settingsOf(session).reset(key)
  document.documentElement.removeAttribute('data-reduced-motion')
})

const settingsInUse = [
  'greentext',
  'renderMisskeyMarkdown',
  'stopGifs',
  'mentionLinkDisplay',
  'mentionLinkShowTooltip',
  'mentionLinkShowAvatar',
  'mentionLinkFadeDomain',
] as const

/** An image that loads, wherever the tests run. */
const imageNamed = (name: string) => new URL(`../../../../../e2e/fixtures/marsh.png?${name}`, import.meta.url).href

let posts = 0
async function show(html: string, change: (status: ReturnType<typeof postOf>) => ReturnType<typeof postOf> = (status) => status) {
  const status = change(postOf(`p${(posts += 1)}`, html))
  session.entities.receive({ statuses: [status] })
  const screen = await render(
    <InSession session={session}>
      <StatusContent id={status.id} />
    </InSession>,
  )
  return { id: status.id, ...screen }
}

test('a very long word fills its lines to the edge', async () => {
  const { container } = await show(`<p>See ${'n'.repeat(500)} now</p>`)
  const words = [...container.querySelectorAll('p span')]
  const lines = linesOf(words[0] ?? container)
  const edge = container.querySelector('p')?.getBoundingClientRect().right ?? 0
  expect(lines.length).toBeGreaterThan(1)
  for (const { right } of lines) expect(edge - right).toBeLessThan(20)
})

describe('links', () => {
  test('a mention opens in the client and is named by the record', async () => {
    await show('<a class="mention" href="https://remote.example/@rita">@somebody</a>')
    const link = page.getByRole('link', { name: '@rita' })
    await expect.element(link).toHaveAttribute('href', '/users/R3')
    await expect.element(link).toHaveAttribute('title', '@rita@remote.example')
    await expect.element(link).not.toHaveAttribute('target')
  })

  test('an account of another server is named with its host if the reader wants that', async () => {
    settingsOf(session).set('mentionLinkDisplay', 'full_for_remote')
    await show(
      '<a class="mention" href="https://remote.example/@rita">@x</a> <a class="mention" href="https://social.example/users/bob">@x</a>',
    )
    await expect.element(page.getByRole('link', { name: '@rita@remote.example' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: '@bob', exact: true })).toBeVisible()
  })

  test('mentions of two accounts with one name show their hosts although mentions are short', async () => {
    settingsOf(session).set('mentionLinkDisplay', 'short')
    await show(
      '<a class="mention" href="https://remote.example/@rita">@x</a> <a class="mention" href="https://other.example/@rita">@x</a> <a class="mention" href="https://social.example/users/bob">@x</a>',
      (status) => ({
        ...status,
        mentions: [
          ...status.mentions,
          { id: 'R9' as AccountId, username: 'rita', acct: 'rita@other.example', url: 'https://other.example/@rita' },
        ],
      }),
    )
    await expect.element(page.getByRole('link', { name: '@rita@remote.example', exact: true })).toBeVisible()
    await expect.element(page.getByRole('link', { name: '@rita@other.example', exact: true })).toBeVisible()
    await expect.element(page.getByRole('link', { name: '@bob', exact: true })).toBeVisible()
  })

  test('mentions are rendered everywhere as the reader chose', async () => {
    settingsOf(session).set('mentionLinkDisplay', 'full')
    await show('<a class="mention" href="https://remote.example/@rita">@x</a>')
    const link = page.getByRole('link', { name: '@rita' })
    await expect.element(link).toHaveTextContent('@rita@remote.example')
    expect(link.element().querySelector('[data-faded]')?.textContent).toBe('@remote.example')
    expect(link.element().querySelector('img')).toBeNull()
    settingsOf(session).set('mentionLinkFadeDomain', false)
    await expect.poll(() => link.element().querySelector('[data-faded]')).toBeNull()
    settingsOf(session).set('mentionLinkShowTooltip', false)
    await expect.element(link).not.toHaveAttribute('title')
  })

  test('reversed text is shown before the true host, and does not reverse it', async () => {
    await show('<p>See <a href="https://evil.example/">\u202emoc.knab\u2068\u202e</a> now</p>')
    const link = page.getByRole('link', { name: /evil\.example/ })
    await expect.element(link).toBeVisible()
    const words = document.createRange()
    words.selectNode(link.element().firstChild ?? link.element())
    const host = link.element().lastElementChild?.getBoundingClientRect()
    expect(host?.left).toBeGreaterThanOrEqual(words.getBoundingClientRect().right)
    expect(link.element().textContent).toBe('moc.knabevil.example')
  })

  test('mentions have an avatar if the reader wants that', async () => {
    await show('<a class="mention" href="https://social.example/users/ada">@x</a>')
    const link = page.getByRole('link', { name: '@ada' })
    await expect.element(link).toBeVisible()
    expect(link.element().querySelector('img')).toBeNull()
    settingsOf(session).set('mentionLinkShowAvatar', true)
    await expect.poll(() => link.element().querySelector('[class*=avatar]')).not.toBeNull()
  })

  test('a hashtag opens in the client', async () => {
    await show('<a class="hashtag" rel="tag" href="https://m.example/tags/日本">#日本</a>')
    await expect.element(page.getByRole('link', { name: '#日本' })).toHaveAttribute('href', '/tag/%E6%97%A5%E6%9C%AC')
  })

  test('any other link opens in a new tab, without a referrer', async () => {
    await show('<a href="https://example.org/a">A page</a>')
    const link = page.getByRole('link', { name: 'A page' })
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
  })

  test('a link text that looks like another host is followed by the true host', async () => {
    await show('<a href="https://evil.example/">bank.example</a>')
    await expect.element(page.getByText('evil.example')).toBeVisible()
  })

  test('a picture is a link, and nothing is fetched for it', async () => {
    await show('<img src="https://tracker.example/p.png" alt="A pier">')
    await expect.element(page.getByRole('link', { name: 'A pier' })).toHaveAttribute('href', 'https://tracker.example/p.png')
    expect(document.querySelector('img')).toBeNull()
  })
})

test('the link for clients without quotes is left out where a card shows the quote', async () => {
  const html = '<p>look</p><p class="quote-inline">RE: <a href="https://m.example/1">https://m.example/1</a></p>'
  const plain = await show(html)
  expect(plain.container.textContent).toContain('RE:')
  await plain.unmount()
  const quoting = await show(html, (status) => ({ ...status, quote: { state: 'accepted', id: status.id, status: null } }))
  expect(quoting.container.textContent).toBe('look')
})

test('a heading in a post is not in the outline of the page', async () => {
  await show('<h1>Loud</h1><p>text</p>')
  await expect.element(page.getByText('Loud')).toBeVisible()
  expect(page.getByRole('heading').elements()).toEqual([])
})

test('a broken emoji is shown as its name, and space separates it from the next if the reader wants that', async () => {
  await show('<p>:wave::cat:</p>')
  const emoji = page.getByRole('img', { name: ':wave:' })
  await expect.element(emoji).toHaveAttribute('data-padded')
  settingsOf(session).set('padEmoji', false)
  await expect.element(emoji).not.toHaveAttribute('data-padded')
  settingsOf(session).reset('padEmoji')
  emoji.element().dispatchEvent(new Event('error'))
  await expect.element(emoji).not.toBeInTheDocument()
  await expect.element(page.getByText(':wave:')).toBeVisible()
})

test('a few emoji alone are large, and emoji in a text are not', async () => {
  const alone = await show('<p>🐈 :cat:</p>')
  expect(alone.container.querySelector('[data-lone]')).not.toBeNull()
  const among = await show('<p>🐈 and</p>')
  expect(among.container.querySelector('[data-lone]')).toBeNull()
})

test('the line that stands for a quote disappears if the card shows it, and stays otherwise', async () => {
  const quoted = postOf('quoted', '<p>Quoted</p>')
  session.entities.receive({ statuses: [quoted] })
  const line = `<p>RE: <a href="${quoted.uri}">there</a></p><p>My words</p>`
  const shown = await show(line, (status) => ({ ...status, quote: { state: 'accepted', id: quoted.id, status: null } }))
  await expect.poll(() => shown.container.textContent).toBe('My words')
  const missing = await show(`<span class="quote-inline">RE: <a href="${quoted.uri}">there</a></span>`, (status) => ({
    ...status,
    quote: { state: 'unavailable', id: null, status: null },
  }))
  expect(missing.container.textContent).toContain('RE: there')
})

test('the line that stands for a quote also disappears if the server has added a second one', async () => {
  const quoted = postOf('quoted', '<p>Quoted</p>')
  session.entities.receive({ statuses: [quoted] })
  const link = `<a href="${quoted.uri}">there</a>`
  const line = `<p>My words<br><br>RE: ${link}</p><span class="quote-inline"><br><br><bdi>RE:</bdi> ${link}</span>`
  const { container } = await show(line, (status) => ({ ...status, quote: { state: 'accepted', id: quoted.id, status: null } }))
  await expect.poll(() => container.textContent).toBe('My words')
})

test('the line that stands for a quote also disappears if nothing is known of the quoted post except its existence', async () => {
  const line = '<p>My words</p><p>RE: <a href="https://m.example/9">there</a></p>'
  const { container } = await show(line, (status) => ({ ...status, quote: { state: 'accepted', id: 'unknown' as StatusId, status: null } }))
  await expect.poll(() => container.textContent).toBe('My words')
})

test('of many leading mentions five are shown, and the others on request', async () => {
  const mentions = Array.from({ length: 8 }, (_, index) => {
    const name = `friend${index}`
    return { id: `F${index}` as AccountId, username: name, acct: name, url: `https://social.example/users/${name}` }
  })
  const people = mentions.map(({ url, username }) => `<a class="mention" href="${url}">@${username}</a> `).join('')
  const { container } = await show(`<p>${people}hello</p>`, (status) => ({ ...status, mentions }))
  const more = page.getByRole('button', { name: '+3 more' })
  await expect.element(more).toBeVisible()
  expect(container.textContent).toBe('@friend0 @friend1 @friend2 @friend3 @friend4 +3 more hello')
  await more.click()
  expect(container.textContent).toContain('@friend6 @friend7 hello')
})

test('an emoji has its name, and is animated only if the reader allows it', async () => {
  // Images that load: of a failing one, only the name would be shown.
  const emoji = { shortcode: 'wave', url: imageNamed('moving'), staticUrl: imageNamed('still') }
  await show(':wave:', (status) => ({ ...status, emojis: status.emojis.map((each) => ({ ...each, ...emoji })) }))
  const shown = page.getByRole('img', { name: ':wave:' })
  await expect.element(shown).toHaveAttribute('src', emoji.staticUrl)
  settingsOf(session).set('stopGifs', false)
  await expect.element(shown).toHaveAttribute('src', emoji.url)
})

test('lines that begin with a greater-than sign are highlighted if the reader wants that', async () => {
  const { container } = await show('&gt;be me<br>hello')
  expect(container.querySelector('span')).toBeNull()
  settingsOf(session).set('greentext', true)
  await expect.element(page.getByText('>be me', { exact: true })).toBeVisible()
  expect(container.querySelector('span')?.textContent).toBe('>be me')
})

describe('the way text runs', () => {
  const arabic = 'مرحبا بالجميع'
  /** On which side of its box the first of the words begins. */
  function sideOf(words: string, container: HTMLElement): 'left' | 'right' {
    const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) if (walker.currentNode.textContent?.includes(words)) break
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const line = range.getBoundingClientRect()
    const box = container.getBoundingClientRect()
    return line.left - box.left < box.right - line.right ? 'left' : 'right'
  }

  test('each line has the direction of its own text, in paragraphs and without', async () => {
    for (const html of [`<p>English<br>${arabic}</p>`, `English<br>${arabic}`]) {
      const { container, unmount } = await show(html)
      expect([sideOf('English', container), sideOf(arabic, container)]).toEqual(['left', 'right'])
      await unmount()
    }
  })

  test('leading mentions do not decide, and hashtags alone do', async () => {
    const mention = '<a class="mention" href="https://remote.example/@rita">@rita</a>'
    const addressed = await show(`<p>${mention} ${arabic}</p>`)
    expect(sideOf(arabic, addressed.container)).toBe('right')
    await addressed.unmount()
    const tag = (name: string) => `<a class="hashtag" rel="tag" href="https://m.example/tags/${name}">#${name}</a>`
    const tagged = await show(`<p>${tag('بحر')} ${tag('sea')}</p>`)
    expect(sideOf('#بحر', tagged.container)).toBe('right')
  })
})

test('a wide table does not break its words and scrolls', async () => {
  const cells = (tag: string) => Array.from({ length: 30 }, () => `<${tag}>Columnheading</${tag}>`).join('')
  const { container } = await show(`<table><tr>${cells('th')}</tr><tr>${cells('td')}</tr></table>`)
  const box = container.querySelector('table')?.parentElement
  if (!box) throw new Error('There is no table.')
  expect(box.scrollWidth).toBeGreaterThan(box.clientWidth)
  expect(container.querySelector('td')?.getBoundingClientRect().height).toBeLessThan(60)
})

test('the longest number of a list fits', async () => {
  const { container } = await show('<ol start="99998"><li>one</li></ol><ol><li>one</li></ol>')
  const [long, short] = [...container.querySelectorAll('ol')].map((list) => Number.parseFloat(getComputedStyle(list).paddingInlineStart))
  expect(long).toBeGreaterThan((short ?? 0) + 10)
})

describe('effects', () => {
  const spin = '<span class="mfm-spin" data-mfm-speed="2s">round</span>'

  test('use the checked arguments', async () => {
    await show(spin)
    await expect.element(page.getByText('round')).toHaveAttribute('data-mfm', 'spin')
    const style = getComputedStyle(page.getByText('round').element())
    expect(style.animationName).not.toBe('none')
    expect(style.animationDuration).toBe('2s')
  })

  test('are not animated with reduced motion', async () => {
    document.documentElement.dataset['reducedMotion'] = ''
    await show(spin)
    await expect.element(page.getByText('round')).toHaveAttribute('data-mfm', 'spin')
    expect(getComputedStyle(page.getByText('round').element()).animationName).toBe('none')
  })

  test('show all colours at once instead of one after another with reduced motion', async () => {
    await show('<span class="mfm-rainbow">colours</span>')
    const words = page.getByText('colours')
    await expect.element(words).toHaveAttribute('data-mfm', 'rainbow')
    expect(getComputedStyle(words.element()).backgroundImage).toBe('none')
    document.documentElement.dataset['reducedMotion'] = ''
    expect(getComputedStyle(words.element()).backgroundImage).toContain('linear-gradient')
    expect(getComputedStyle(words.element()).backgroundClip).toBe('text')
  })

  test.each([
    ['ff0', 'black', 0],
    ['003', 'white', 100],
  ])('text on an author’s background, #%s, is %s', async (color, _name, lightness) => {
    await show(
      `<span class="mfm-bg" data-mfm-color="${color}">ground</span> <span class="mfm-fg" data-mfm-color="0a0"><span class="mfm-bg" data-mfm-color="${color}">both</span></span>`,
    )
    await expect.element(page.getByText('ground')).toHaveAttribute('data-mfm', 'bg')
    expect(getComputedStyle(page.getByText('ground').element()).color).toBe(`lab(${lightness} 0 0)`)
    expect(getComputedStyle(page.getByText('both').element()).color).toBe('rgb(0, 170, 0)')
  })

  test('are plain text if the reader wants that, in posts and in bios', async () => {
    const post = await show(spin)
    const bio = await render(
      <InSession session={session}>
        <RichText html={spin} />
      </InSession>,
    )
    for (const { container } of [post, bio]) await expect.poll(() => container.querySelector('[data-mfm]')).not.toBeNull()
    settingsOf(session).set('renderMisskeyMarkdown', false)
    for (const { container } of [post, bio]) {
      await expect.poll(() => container.querySelector('[data-mfm]')).toBeNull()
      expect(container.textContent).toBe('round')
    }
  })

  test('blurred content is shown on focus', async () => {
    await show('<span class="mfm-blur">secret</span>')
    await expect.element(page.getByText('secret')).toHaveAttribute('data-mfm', 'blur')
    const blurred = page.getByText('secret').element()
    expect(getComputedStyle(blurred).filter).toContain('blur')
    await userEvent.tab()
    expect(document.activeElement).toBe(blurred)
    await expect.poll(() => getComputedStyle(blurred).filter).not.toContain('6px')
  })
})

test('content over a cap is shown as text, in portions, with the reason', async () => {
  const { container } = await show('<p>word</p> '.repeat(6_000))
  await expect.element(page.getByText('too many parts')).toBeVisible()
  const before = container.textContent.length
  await page.getByRole('button', { name: 'Show more of the text' }).click()
  expect(container.textContent.length).toBeGreaterThan(before)
  expect(container.querySelectorAll('p').length).toBeLessThan(5)
})

test('a favourite does not parse the text again, an edit does', async () => {
  const { id } = await show('<p>first</p>')
  const record = () => {
    const status = session.entities.statuses.get(id)
    if (!status) throw new Error('The post is gone.')
    return status
  }
  const tree = contentTreeOf(record())
  session.entities.statuses.patch(id, (status) => ({ ...status, favourited: true })).settle()
  expect(record().favourited).toBe(true)
  expect(contentTreeOf(record())).toBe(tree)
  session.entities.receive({ statuses: [{ ...postOf(id, '<p>second</p>'), editedAt: '2026-11-21T10:00:00.000Z' }] })
  await expect.element(page.getByText('second')).toBeVisible()
})

test('the language and the direction of the text are set', async () => {
  await show('<p>שלום</p>', (status) => ({ ...status, language: 'he' }))
  const box = page.getByText('שלום').element().parentElement
  expect(box?.lang).toBe('he')
  expect(box && getComputedStyle(box).direction).toBe('rtl')
})

test.each([
  [
    'words turned round',
    '<span class="mfm-rotate" data-mfm-deg="90">some words that are turned round</span>',
    'some words that are turned round',
  ],
  ['a large word', '<span class="mfm-scale" data-mfm-x="3" data-mfm-y="3">big</span>', 'big'],
  [
    'a long word that is stretched',
    'Before it <span class="mfm-scale" data-mfm-x="4" data-mfm-y="1">Rindfleischetikettierungsgesetz</span>',
    'Rindfleischetikettierungsgesetz',
  ],
  ['a word that is drawn up', '<span class="mfm-scale" data-mfm-x="1" data-mfm-y="4">tall</span>', 'tall'],
])('the box of a post has space for %s', async (_, html, words) => {
  const { container } = await show(html)
  const turned = page.getByText(words, { exact: true })
  const inside = () => {
    const box = container.querySelector('[dir=auto]')?.getBoundingClientRect()
    const at = turned.element().getBoundingClientRect()
    return box && at.top >= box.top && at.bottom <= box.bottom && at.left >= box.left && at.right <= box.right
  }
  await expect.poll(() => turned.element().hasAttribute('data-mfm')).toBe(true)
  await expect.poll(inside).toBe(true)
})
