import type { WellMeant } from './WellMeant.ts'

export const wellMeantOthers: readonly WellMeant[] = [
  // Mastodon
  { from: 'Mastodon, two paragraphs', html: '<p>one<br />two</p><p>three</p>', text: 'one\ntwo\n\nthree' },
  {
    from: 'Mastodon, a mention',
    html: '<p><span class="h-card" translate="no"><a href="https://remote.example/@rita" class="u-url mention">@<span>rita</span></a></span> hi</p>',
    text: '@rita hi',
    links: ['user:R3'],
  },
  {
    from: 'Mastodon, a mention by another address',
    html: '<p><span class="h-card"><a href="https://remote.example/users/rita" class="u-url mention">@<span>rita</span></a></span></p>',
    text: '@rita',
    links: ['user:R3'],
  },
  {
    from: 'Mastodon, a hashtag',
    html: '<p><a href="https://m.example/tags/tides" class="mention hashtag" rel="tag">#<span>Tides</span></a></p>',
    text: '#Tides',
    links: ['tag:tides'],
  },
  {
    from: 'Mastodon, a hashtag without class and rel',
    html: '<p><a href="https://m.example/tags/tides">#<span>Tides</span></a></p>',
    text: '#Tides',
    links: ['tag:tides'],
  },
  {
    from: 'Mastodon, a hashtag that the post lists',
    html: '<p><a href="https://m.example/discover/listed">#Listed</a></p>',
    text: '#Listed',
    links: ['tag:Listed'],
  },
  {
    from: 'Mastodon, a link in three spans',
    html: '<p><a href="https://example.org/a/long/way" target="_blank" rel="nofollow noopener noreferrer" translate="no"><span class="invisible">https://</span><span class="ellipsis">example.org/a</span><span class="invisible">/long/way</span></a></p>',
    text: 'example.org/a/long/way',
    links: ['https://example.org/a/long/way'],
  },
  {
    from: 'Mastodon, a link in bare spans',
    html: '<p><a href="https://example.org/long/rest"><span>https://</span><span>example.org/long</span><span>/rest</span></a></p>',
    text: 'example.org/long/rest',
    links: ['https://example.org/long/rest'],
  },
  {
    from: 'Mastodon, a long link',
    html: '<p><a href="https://www.example.org/2026/11/a-very-long-title-that-goes-on-and-on"><span class="invisible">https://www.</span><span class="ellipsis">example.org/2026/11/a-very-lon</span><span class="invisible">g-title-that-goes-on-and-on</span></a></p>',
    text: 'example.org/2026/11/a-very-long-title-th…',
    links: ['https://www.example.org/2026/11/a-very-long-title-that-goes-on-and-on'],
  },
  {
    from: 'Mastodon, a quote for other clients',
    html: '<p class="quote-inline">RE: <a href="https://m.example/@bee/1">https://m.example/@bee/1</a></p><p>look</p>',
    text: 'RE: m.example/@bee/1\n\nlook',
    links: ['https://m.example/@bee/1'],
  },
  {
    from: 'Mastodon, an archive link',
    html: '<p><a href="https://web.archive.example/web/2020/https://example.org/"><span class="invisible">https://</span><span class="ellipsis">web.archive.example/web/2020/h</span><span class="invisible">ttps://example.org/</span></a></p>',
    text: 'web.archive.example/web/2020/https://example.org/',
    links: ['https://web.archive.example/web/2020/https://example.org/'],
  },
  {
    from: 'glitch-soc, rich text',
    html: '<h1>Title</h1><p>x<sup>2</sup> <u>u</u></p><ol start="3"><li value="5">a</li></ol><blockquote cite="https://example.org/">q</blockquote>',
    text: 'Title\n\nx2 u\n\na\nq',
  },
  {
    from: 'Hometown, an article',
    html: '<h2>Part</h2><p>Text with an <abbr title="abbreviation">abbr.</abbr></p>',
    text: 'Part\n\nText with an abbr.',
  },

  // Others
  {
    from: 'Misskey',
    html: '<p><a href="https://remote.example/@rita" class="u-url mention">@rita@remote.example</a><span> hello<br>there</span></p>',
    text: '@rita hello\nthere',
    links: ['user:R3'],
  },
  {
    from: 'Misskey, a quote',
    html: '<p><span>look<br><br>RE: </span><a href="https://k.example/notes/1">https://k.example/notes/1</a></p>',
    text: 'look\n\nRE: k.example/notes/1',
    links: ['https://k.example/notes/1'],
  },
  {
    from: 'Misskey, a search',
    html: '<p><i>text</i> <a href="https://search.example/?q=x">x Search</a></p>',
    text: 'text x Search',
    links: ['https://search.example/?q=x'],
  },
  {
    from: 'Lemmy, a post',
    html: '<p>See <a href="https://l.example/c/tides">!tides@l.example</a></p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n',
    text: 'See !tides@l.example\n\none\ntwo',
    links: ['https://l.example/c/tides'],
  },
  { from: 'Lemmy, a spoiler', html: '<details><summary>Ending</summary><p>They lived.</p></details>', text: 'Ending\n\nThey lived.' },
  {
    from: 'PeerTube',
    html: '<p>New film<br><a href="https://tube.example/w/x1" rel="noopener">https://tube.example/w/x1</a></p>',
    text: 'New film\ntube.example/w/x1',
    links: ['https://tube.example/w/x1'],
  },
  {
    from: 'WordPress',
    html: '<p><strong>News</strong></p><p>Text&#8230;</p><p><a href="https://blog.example/2026/news/">https://blog.example/2026/news/</a></p><p><a rel="tag" class="hashtag u-tag u-category" href="https://blog.example/tag/tides/">#tides</a></p>',
    text: 'News\n\nText…\n\nblog.example/2026/news/\n\n#tides',
    links: ['https://blog.example/2026/news/', 'tag:tides'],
  },
  {
    from: 'WordPress, a figure',
    html: '<figure class="wp-block-image"><img src="https://blog.example/p.jpg" alt="A pier"><figcaption>The pier</figcaption></figure><p>Text <img class="wp-smiley" src="https://s.example/1f642.png" alt="🙂"></p>',
    text: 'A pier\nThe pier\n\nText 🙂',
    links: ['https://blog.example/p.jpg'],
  },
  {
    from: 'WordPress, a tag without a hash',
    html: '<p><a rel="tag" href="https://blog.example/tag/tides">tides</a></p>',
    text: 'tides',
    links: ['tag:tides'],
  },
  {
    from: 'Pixelfed',
    html: 'At sea <a href="https://px.example/discover/tags/sea?src=hash" title="#sea" class="u-url hashtag" rel="external nofollow noopener">#sea</a>',
    text: 'At sea #sea',
    links: ['tag:sea'],
  },
  {
    from: 'Friendica',
    html: '<div class="type-link"><a href="https://example.org/a" target="_blank">Title</a><br><blockquote>Summary</blockquote></div>@<a href="https://remote.example/@rita" class="u-url mention">rita</a>',
    text: 'Title\nSummary\n@rita',
    links: ['https://example.org/a', 'user:R3'],
  },
  {
    from: 'Friendica, signs before links',
    html: 'Hello! @<a href="https://remote.example/@rita" class="mention" title="Rita"><span>rita</span></a> and !<a href="https://remote.example/@rita" class="mention">rita</a><br>#<a href="https://f.example/search?tag=tides" class="mention hashtag" rel="noopener noreferrer">tides</a> #<a href="https://forge.example/42">42</a>',
    text: 'Hello! @rita and @rita\n#tides #42',
    links: ['user:R3', 'user:R3', 'tag:tides', 'https://forge.example/42'],
  },
  {
    from: 'a sentence that ends right before a mention',
    html: '<p>Thanks!<a href="https://remote.example/@rita" class="mention">rita</a> See! <a href="https://remote.example/@rita" class="mention">@rita</a></p>',
    text: 'Thanks!@rita See! @rita',
    links: ['user:R3', 'user:R3'],
  },
  {
    from: 'Friendica, a share',
    html: '♲ <a href="https://f.example/profile/ada"><span>Ada</span></a>: <ul class="listbullet" style="list-style-type: circle;"><li>one</li></ul>',
    text: '♲ Ada:\none',
    links: ['https://f.example/profile/ada'],
  },
  {
    from: 'GoToSocial, a footnote',
    html: '<p>Claim<sup id="fnref:1"><a href="#fn:1" class="footnote-ref" role="doc-noteref">1</a></sup></p><dl><dt>Term</dt><dd>Meaning</dd></dl>',
    text: 'Claim1\n\nTerm\nMeaning',
  },
  {
    from: 'GoToSocial, code',
    html: '<pre><code class="language-rust">fn main() {\n    ping();\n}</code></pre>',
    text: 'fn main() {\nping();\n}',
  },
  {
    from: 'Hubzilla',
    html: '<div><span class="bb-quote">Rita wrote:</span><blockquote class="bb_quote">hello</blockquote><font style="color: red;">red</font> <kbd>Ctrl</kbd> <mark>new</mark></div>',
    text: 'Rita wrote:\nhello\nred Ctrl new',
  },
  {
    from: 'BookWyrm',
    html: '<p>Rated <cite><a href="https://b.example/book/1">The Tide</a></cite>: <q>good</q></p>',
    text: 'Rated The Tide: good',
    links: ['https://b.example/book/1'],
  },
  {
    from: 'Mobilizon',
    html: '<p><a href="https://mo.example/events/1">Walk</a></p><p>Meet at <a href="geo:1,2">the pier</a> or write to <a href="mailto:walk@mo.example">walk@mo.example</a></p>',
    text: 'Walk\n\nMeet at the pier or write to walk@mo.example',
    links: ['https://mo.example/events/1', 'mailto:walk@mo.example'],
  },
]
