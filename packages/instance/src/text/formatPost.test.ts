import { expect, test } from 'vitest'
import { formatPost, type PostFormat } from './formatPost.ts'
import type { Mentionable } from './linkify.ts'

const origin = 'http://localhost:4100'
const people: Record<string, Mentionable> = {
  alice: { id: 'A1', username: 'alice', url: `${origin}/users/alice` },
  'rita@remote.example': { id: 'R1', username: 'rita', url: 'https://remote.example/@rita' },
}
const format = (text: string, as: PostFormat = 'text/plain') =>
  formatPost(text, as, { origin, resolve: (acct) => people[acct.replace('@localhost', '')] ?? null })

const alice = `<span class="h-card"><a class="u-url mention" data-user="A1" href="${origin}/users/alice" rel="ugc">@<span>alice</span></a></span>`
const tag = (name: string, text = name) => `<a class="hashtag" data-tag="${name}" href="${origin}/tag/${name}" rel="tag ugc">#${text}</a>`

test('plain text is escaped, broken into lines and linked in the markup of Akkoma', () => {
  expect(format('a & "b"\n@alice@localhost https://x.example/a_(b)?q=1&r=2 #CamelCase')).toEqual({
    html: `a &amp; &quot;b&quot;<br/>${alice} <a href="https://x.example/a_(b)?q=1&amp;r=2" rel="ugc">https://x.example/a_(b)?q=1&amp;r=2</a> ${tag('camelcase', 'CamelCase')}`,
    mentions: [people['alice']],
    tags: ['camelcase'],
  })
})

test('strangers, mail addresses, bare numbers and fragments are not linked', () => {
  const text = '@nobody @nobody@nowhere.example me@news.example #123 foo#bar /@alice'
  expect(format(text)).toEqual({ html: text, mentions: [], tags: [] })
})

test('an address that contains a mention or a tag is one address', () => {
  const { html, mentions, tags } = format('https://remote.example/@rita#fun')
  expect(html).toBe('<a href="https://remote.example/@rita#fun" rel="ugc">https://remote.example/@rita#fun</a>')
  expect([mentions, tags]).toEqual([[], []])
})

test('a bare domain is linked, a file name is not', () => {
  expect(format('see news.example and index.js').html).toBe('see <a href="http://news.example" rel="ugc">news.example</a> and index.js')
})

test('Markdown is rendered compactly, without headings, with mentions and tags linked but not in code', () => {
  const text = '# H\n\n**b** ~~d~~ `@alice`\nx\n\n- one\n- two\n\n```js\n1 < 2\n\n#no\n```\n\n[l](https://x.example) @alice #t'
  expect(format(text, 'text/markdown').html).toBe(
    `H<p><strong>b</strong> <del>d</del> <code class="inline">@alice</code> x</p><ul><li>one</li><li>two</li></ul><pre><code>1 &lt; 2\n\n#no</code></pre><p><a href="https://x.example">l</a> ${alice} ${tag('t')}</p>`,
  )
})

test('MFM functions become the classes of FEP-c16b, unknown ones a bare span', () => {
  expect(format('$[spin.left,speed=2s a] $[ruby a b] $[x2 $[rainbow r]] **b** @alice\n\nnext\nline', 'text/x.misskeymarkdown').html).toBe(
    `<p><span class="mfm-spin" data-mfm-left="" data-mfm-speed="2s">a</span> <span>a b</span> <span class="mfm-x2"><span class="mfm-rainbow">r</span></span> <strong>b</strong> ${alice}</p><p>next<br/>line</p>`,
  )
})

test('the usual BBCode works, and other text stays as typed', () => {
  expect(
    format(
      '[b]b[/b] [url=https://x.example]l[/url] [url]https://y.example[/url]\n[list][*]1[*]2[/list][code][b]<[/code][size=5]z[/size] [/i]',
      'text/bbcode',
    ).html,
  ).toBe(
    '<strong>b</strong> <a href="https://x.example">l</a> <a href="https://y.example">https://y.example</a><br/><ul><li>1</li><li>2</li></ul><pre>[b]&lt;</pre>[size=5]z[/size] [/i]',
  )
})

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="https://x" onclick="alert(1)">x</a>',
  '<svg/onload=alert(1)>',
  '<math><mtext><table><mglyph><style><img src onerror=alert(1)>',
  '<p style="background:url(javascript:alert(1))">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<<script>alert(1)//<</script>',
  '"><img src=x onerror=alert(1)>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<form action=javascript:alert(1)>',
  '<a data-user="javascript:alert(1)" href="https://x">x</a>',
  '<a href="java&Tab;script&colon;alert(1)">x</a>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<img src="data:text/html,<script>">',
  '<span class="mfm-spin evil" id="a">',
  '[url=javascript:alert(1)]x[/url]',
  '[img]javascript:alert(1)[/img]',
  '[url="onmouseover="alert(1)]x[/url]',
  '[x](javascript:alert(1))',
  '$[fg.color="onclick=alert(1) x]',
  '@<img src=x onerror=alert(1)>',
  '#<img/src=x/onerror=alert(1)>',
  "<a title='\"><img src=x onerror=alert(1)>' href=https://x>",
]

function tagsIn(html: string) {
  return [...html.matchAll(/<(\/?[a-z0-9]+)((?:\s+[a-z-]+="[^"<>]*")*)\/?>/g)]
}

/** Harmful parts of a result, found by an independent parser. */
function harmIn(html: string): string[] {
  const tags = tagsIn(html)
  const harm = (html.match(/</g)?.length ?? 0) === tags.length ? [] : [`looks like a tag: ${html}`]
  for (const [whole, name = '', attributes = ''] of tags) {
    if (/^(script|svg|style|iframe|form|table|mglyph)$/.test(name)) harm.push(whole)
    for (const [, key = '', value = ''] of attributes.matchAll(/([a-z-]+)="([^"]*)"/g)) {
      if (!/^(href|src|alt|title|rel|class|data-(user|tag|mfm-[a-z]+))$/.test(key)) harm.push(whole)
      // These two are displayed as plain text.
      if (key !== 'title' && key !== 'data-mfm-color' && /script|data:|onclick|evil/i.test(value)) harm.push(whole)
    }
  }
  return harm
}

test.each(['text/plain', 'text/html', 'text/markdown', 'text/bbcode', 'text/x.misskeymarkdown'] as const)('no attack survives %s', (as) => {
  expect(attacks.flatMap((attack) => harmIn(format(attack, as).html))).toEqual([])
})

test('opened tags are closed, in order', () => {
  expect(format('<b><i>x</b> <p>y<p>z</i> <li>q', 'text/html').html).toBe('<b><i>x</i></b> <p>y</p><p>z <li>q</li></p>')
})

test.each(['<b>', '[b]', '$[x2 ', '> ', '**', '<a href=', '#a@b.c'])(
  'the output for a post of nothing but %s has a limited size',
  (piece) => {
    for (const as of ['text/html', 'text/markdown', 'text/bbcode', 'text/x.misskeymarkdown'] as const) {
      const text = piece.repeat(5000 / piece.length)
      expect(format(text, as).html.length).toBeLessThan(text.length * 30)
    }
  },
)

test('every named entity of HTML is read, and an ampersand of an address stays one', () => {
  expect(format('a&eacute;b &hearts; &Tab;&unheard; <a href="https://x.example/?a=1&copy=2&lt=3">x</a>', 'text/html').html).toBe(
    'aéb ♥ \t&amp;unheard; <a href="https://x.example/?a=1&amp;copy=2&amp;lt=3">x</a>',
  )
})
