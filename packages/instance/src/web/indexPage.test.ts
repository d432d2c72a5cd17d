import { expect, test } from 'vitest'
import { renderIndexPage } from './indexPage.ts'

const html = '<html><head><!--server-generated-meta--></head><body></body></html>'

function preloadOf(page: string): Record<string, unknown> {
  const block = /<script id="initial-results" nonce="n0" type="application\/json">(.*?)<\/script>/.exec(page)?.[1] ?? '{}'
  const entries: [string, string][] = Object.entries(JSON.parse(block))
  return Object.fromEntries(entries.map(([path, value]) => [path, JSON.parse(Buffer.from(value, 'base64').toString('utf8'))]))
}

test('the first responses are base64 of their UTF-8 JSON', () => {
  const preload = { '/api/v1/instance': { title: 'Weiher 🦆' }, '/instance/panel.html': '<p>hi</p>' }
  const page = renderIndexPage(html, { title: 'Pond', nonce: 'n0', preload })
  expect(preloadOf(page)).toEqual(preload)
  expect(page).not.toContain('server-generated-meta')
})

test('no text in a name or a response can end its element', () => {
  const page = renderIndexPage(html, { title: '</title><script>x</script>', nonce: 'n0', preload: { '/a': '</script><script>y' } })
  expect(page).toContain('<title>&lt;/title&gt;&lt;script&gt;x&lt;/script&gt;</title>')
  expect(page.match(/<script/g)).toHaveLength(1)
})

test('a name with a dollar sign stays as it is', () => {
  expect(renderIndexPage(html, { title: 'Cash $& $1', nonce: 'n0', preload: {} })).toContain('<title>Cash $&amp; $1</title>')
})
