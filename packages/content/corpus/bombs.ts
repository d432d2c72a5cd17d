/** HTML that is meant to cost the reader's device dear. Made when asked for, since some of it is large. */
export interface Bomb {
  readonly tries: string
  readonly make: () => string
  /** Over a cap: must not be laid out. */
  readonly cut: boolean
}

const names = (count: number, tag: (index: number) => string): string => Array.from({ length: count }, (_, index) => tag(index)).join('')

export const bombs: readonly Bomb[] = [
  { tries: '201 kB of text', cut: true, make: () => `<p>${'lorem ipsum '.repeat(16_800)}</p>` },
  { tries: '5 MB of text', cut: true, make: () => `<p>${'lorem ipsum '.repeat(420_000)}</p>` },
  { tries: '70,000 letters of three bytes', cut: true, make: () => `<p>${'語'.repeat(70_000)}</p>` },
  { tries: '5 MB of one tag', cut: true, make: () => `<p ${'a '.repeat(2_500_000)}>x` },
  { tries: '5 MB of an unclosed comment', cut: true, make: () => `x<!--${'-'.repeat(5_000_000)}` },
  { tries: '6,000 paragraphs', cut: true, make: () => '<p>x</p>'.repeat(6_000) },
  { tries: '60,000 line breaks', cut: true, make: () => `x${'<br>'.repeat(40_000)}` },
  { tries: '2,600 words in bold', cut: true, make: () => '<b>x</b> '.repeat(2_600) },
  { tries: '10,000 stray end tags of paragraphs', cut: true, make: () => `<b>x</b>${'</p>'.repeat(10_000)}` },
  { tries: 'depth 120', cut: true, make: () => `${'<blockquote>'.repeat(120)}x` },
  { tries: 'depth 30,000', cut: true, make: () => `${'<i>'.repeat(30_000)}x` },
  { tries: 'a text behind 30,000 tags', cut: true, make: () => `${'<span>'.repeat(30_000)}beginning` },
  { tries: 'depth of spans', cut: true, make: () => `${'<span>'.repeat(150)}x${'</span>'.repeat(150)}` },
  { tries: 'depth of lists', cut: true, make: () => `${'<ul><li>'.repeat(60)}x` },
  { tries: 'depth of tables', cut: true, make: () => `${'<table><tr><td>'.repeat(40)}x` },
  { tries: 'depth of svg', cut: true, make: () => `${'<svg><g>'.repeat(70)}x` },
  { tries: 'formatting opened again in each block', cut: true, make: () => names(90, (index) => `<b a${index}>`) + '<p>x'.repeat(2_000) },
  {
    tries: 'formatting left open behind closed blocks',
    cut: true,
    make: () =>
      names(
        300,
        (index) => `<b a${index}><div><div><div><div><div><div><div><div><div></b></div></div></div></div></div></div></div></div></div>`,
      ) + '<p>x'.repeat(1_500),
  },
  { tries: 'end tags in comments', cut: true, make: () => names(200, (index) => `<b a${index}><!--</b>-->`) + '<p>x'.repeat(2_000) },
  { tries: 'end tags in attributes', cut: true, make: () => names(200, (index) => `<b a${index} title="</b>">`) + '<p>x'.repeat(2_000) },
  {
    tries: 'end tags in a style',
    cut: true,
    make: () => `<style>${names(200, (index) => `<b a${index}>`)}</style>${names(200, (index) => `<i a${index}>`)}${'<p>x'.repeat(2_000)}`,
  },
  {
    tries: 'end tags in character data',
    cut: true,
    make: () => `<svg><![CDATA[<x a="]]></svg>${names(200, (index) => `<b a${index}>`)}${'<p>x'.repeat(2_000)}">`,
  },
  {
    tries: 'quotes that swallow',
    cut: true,
    make: () => `<svg><style><x a="</style>${names(200, (index) => `<b a${index}>`)}${'<p>x'.repeat(2_000)}">`,
  },
  { tries: '40,000 attributes', cut: true, make: () => `<p ${names(40_000, (index) => `a${index}=1 `)}>x</p>` },
  { tries: 'an attribute of 190 kB', cut: false, make: () => `<abbr title="${'x'.repeat(190_000)}">x</abbr>` },
  { tries: 'a class list of 60,000', cut: false, make: () => `<span class="${'mfm-x '.repeat(30_000)}">x</span>` },
  { tries: 'a word of 190,000 letters', cut: false, make: () => `<p>${'x'.repeat(190_000)}</p>` },
  { tries: '50,000 letters that are kerned with themselves', cut: false, make: () => `<p>${'T'.repeat(50_000)}</p>` },
  { tries: '50,000 letters that join', cut: false, make: () => `<p>${'ش'.repeat(50_000)}</p>` },
  { tries: '50,000 letters that join over what has no width', cut: false, make: () => `<p>${'ش\ufeff'.repeat(12_000)}</p>` },
  {
    tries: '50,000 letters in many elements',
    cut: false,
    make: () => `<p>${`<u>${'AV'.repeat(45)}</u>${'AV'.repeat(45)}`.repeat(500)}</p>`,
  },
  { tries: '60,000 combining marks', cut: false, make: () => `<p>x${'\u0301'.repeat(60_000)}</p>` },
  { tries: '60,000 colons', cut: false, make: () => `<p>${':'.repeat(60_000)}</p>` },
  { tries: '60,000 less-than signs', cut: false, make: () => '<'.repeat(60_000) },
  { tries: '30,000 empty comments', cut: false, make: () => `x${'<!---->'.repeat(25_000)}` },
  { tries: '60,000 dots in a link', cut: false, make: () => `<a href="https://example.org/">${'a.'.repeat(60_000)}</a>` },
  { tries: '60,000 at signs in a link', cut: false, make: () => `<a href="https://example.org/">${'://@'.repeat(40_000)}</a>` },
  { tries: 'an address of 190,000 letters', cut: false, make: () => `<a href="https://example.org/${'x/'.repeat(95_000)}">press</a>` },
  { tries: 'a host of 60,000 labels', cut: false, make: () => `<a href="https://${'a.'.repeat(60_000)}example/">press</a>` },
  {
    tries: 'a hashtag of 60,000 letters',
    cut: false,
    make: () => `<a class="hashtag" rel="tag" href="https://example.org/tag/x">#${'x'.repeat(60_000)}</a>`,
  },
  { tries: '90,000 spaces', cut: false, make: () => `<p>x${' '.repeat(90_000)}\n${' '.repeat(90_000)}x</p>` },
  { tries: '4,000 tags of a link', cut: false, make: () => '<a href="https://example.org/">x</a>'.repeat(2_400) },
]
