import type { Plan } from '../Plan.ts'

type Straight = Omit<Plan, 'at' | 'replyTo' | 'quote' | 'media' | 'poll' | 'card'>

/** Texts that try the edges of a timeline. */
export const straightPosts: readonly Straight[] = [
  { author: 'noam', text: 'בוקר טוב from the bakehouse: 24 כיכרות, one of them shaped like a hat (לא בכוונה). #לחם', language: 'he' },
  {
    author: 'layla',
    text: 'رصدت اليوم M31 بالعين المجردة من السطح (بدون تلسكوب!) — 2.5 million light years, and my neighbour asked what I was looking for.\n\n#فلك #astronomy',
    language: 'ar',
  },
  { author: 'theo', text: '>be heron\n>stand in cold water\n>one leg\n>fish arrives\n>mfw i have no face\nanyway good morning' },
  { author: 'z', text: 'beans' },
  {
    author: 'modwheel',
    text: 'Das Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz gibt es nicht mehr. Der Filter pfeift trotzdem.\n\nAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    language: 'de',
  },
  {
    author: 'fern',
    text: ':rook: :wren: :puffin: :duck: :egg: :nest: :feather: :wave_small: :moon: :loaf: :tomato: :sprout: :train: :signal: :synth: :knob: :cable: :comet: :bug: :teapot: :sunny: :unsure: :bloom: :gold_star: :rook_party:',
  },
  {
    author: 'minjun',
    text: '[b]굵게[/b], [i]기울임[/i], [s]취소선[/s], [u]밑줄[/u], [url=https://forge.example/minjun]링크[/url]\n[quote]인용문입니다[/quote]\n[code]while (rain) { wait(); }[/code]',
    format: 'text/bbcode',
    language: 'ko',
  },
  {
    author: 'ada',
    text: 'The query that made the timeline fast:\n\n```sql\nselect s.*\nfrom statuses s\njoin follows f on f.target_id = s.account_id\nwhere f.account_id = ? and s.id < ?\norder by s.id desc\nlimit 20 -- and one index, which I will never take for granted again\n```\n\nInline it is `statuses_by_account`. That is all. That was the whole week.',
    format: 'text/markdown',
  },
  {
    author: 'xiaoyu',
    text: '番茄日记:\n\n第一天:很好。\n第二天:很好。\n第三天:有一只鸟。\n第四天:番茄没有了,鸟很好。 🍅🐦',
    language: 'zh',
  },
  {
    author: 'wren',
    text: 'Does not exist: https://hide.example/a/very/long/path/that/goes/on/and/on/because/somebody/had/a/content/management/system?and=parameters&of=every&kind=possible&until=the#end-of-the-line',
    subject: 'link',
  },
  {
    author: 'joost',
    text: '@bob @mona @mateo @ines@marsh.example @kaito@wharf.example @juno@reedbed.example springtij, lage pad dicht. #getij',
    language: 'nl',
  },
  { author: 'priya', text: '#postgres #sqlite #indexes #explain #analyze #friday #tea' },
  {
    author: 'keplers_cat',
    text: 'Third law of household motion: the square of the time to dinner is proportional to the cube of the distance to the bowl.\n\n🐈 ➡️ 🥣',
  },
  { author: 'samira', text: 'Line one\nLine two\n\n\n\nLine six. I was thinking in between.' },
  {
    author: 'okonkwo',
    text: 'ALL CAPS BECAUSE THE TANNOY IS BROKEN AND I AM THE TANNOY NOW. THE 17:21 TO LONG SLUICE. PLATFORM 2. YES. THANK YOU.',
  },
  {
    author: 'four_am',
    text: 'mixed scripts on the flour sacks today: мука, 小麦粉, طحين, קמח, farine, Mehl, bloem, jauho, mąka. same dust',
    language: 'en',
  },
  { author: 'aino', text: '1. Sauna\n2. Järvi\n3. Sauna\n4. Tähdet\n\n— ei muuta', language: 'fi' },
  { author: 'greta', text: 'email me at greta@compost.example or ring the bell, not both' },
  { author: 'signalbox', text: 'Bell code for today: 3 pause 1. If you know, you know. 🔔🔔🔔 · 🔔' },
  { author: 'petra', text: 'Things in packet 118, which says only "maybe":\n• four beans\n• a button\n• a note to myself: "maybe not"' },
]

/** Every effect that Misskey's markdown knows here. */
export const everyMfm: readonly string[] = [
  '$[tada Ta-da!] $[jelly jelly] $[jump jump] $[bounce bounce] $[shake shake] $[twitch twitch] $[rainbow rainbow] $[sparkle sparkle]\n$[spin 🐦] $[spin.left 🐟] $[spin.alternate 🐸] $[spin.x,speed=3s 🥐] $[spin.y 🚂]\n$[x2 twice] $[x3 three] $[x4 4]',
  '$[flip flipped] $[flip.v upside] $[flip.h,v both]\n$[font.serif serif] $[font.monospace monospace] $[font.cursive cursive] $[font.fantasy fantasy]\n$[blur a secret about herons] $[rotate.deg=20 tilted] $[scale.x=2,y=1.5 stretched] $[position.x=1,y=0.5 moved]\n$[fg.color=00aaff blue words] $[bg.color=ffe08a yellow ground] $[unknownthing plain]',
  '<center>\n$[x2 $[rainbow **centred, large, coloured**]]\n</center>\n\n> a quotation\n> of two lines\n\n~~struck~~, *leaning*, <small>small</small>, `code`, [a link](https://rookery.example), @wren, #mfm :rook_party:',
]

export const listOfMarkdown = `# A heading, which this server makes plain

Some **bold**, some *italic*, some ~~struck~~ and some \`code\`. A [link](https://rookery.example/docs "with a title") and a bare one: https://rookery.example

- apples
- pears
  - the early one
  - the late one
    - the one nobody likes
- quinces

1. Sit
2. Listen
3. Write it down

> The river said nothing.
>
> > That is what rivers say.

\`\`\`ts
const birds = flock.filter((bird) => bird.isLanding)
\`\`\`

---

And a line after the rule.`

export const everyLink = `Links, for the person who asked how they look:

- https://trains.example
- http://old.example/index.html
- https://trains.example/timetable?from=Upper%20Reed&to=Marsh%20Halt#saturday
- https://de.example/wiki/Zug_(Verkehr)
- <https://angle.example/brackets>
- [words](https://trains.example/words), [a mail](mailto:ngozi@trains.example), [xmpp](xmpp:box@trains.example), [magnet](magnet:?xt=urn:btih:c12fe1c06bba254a9dc9f519b335aa7c1367a88a)
- https://пример.example/путь, https://例え.example/道
- https://[2001:db8::1]/ and https://192.0.2.7:8443/x
- trains.example without anything before it, and a dot at the end: https://trains.example/dot.
- #hashtag_with_underscore #2026spring #ÜberBahn and not #123
- @okonkwo, @tomasz@marsh.example, @nobody@nowhere.example`

/** Nearly five thousand characters, all of them meant. */
export function essay(): string {
  const parts = [
    'A reed organ is a machine for being patient with air.',
    'You pump, and a bellows the size of a suitcase fills, and then for a moment nothing happens, which is the best part.',
    'Behind every key there is a slip of brass, thinner than a stamp, fixed at one end. Air goes past it; the brass cannot decide; the indecision is the note.',
    'People ask me whether it is in tune. It is in tune with the room, with the weather, with the last person who played it. It is rarely in tune with a piano, and I consider that the piano’s concern.',
    'The one on my bench came from a chapel that is now a climbing hall. Somebody had written the hymn numbers of a whole year in pencil inside the lid, and beside one of them: “too slow, but they wept”.',
    'Mice had lived in the treble. I do not mean that as a figure of speech. There was a nest made of hymn paper and one very small sock.',
    'To clean a reed you breathe on it. Not with the mouth: with a scrap of leather and a drop of spirit and more time than you planned.',
    'You file the tip and the note rises; you file the root and it falls; you file too much and you have made a toothpick of 1890s brass, and you sit down for a while.',
    'I keep a box of those. I call it the choir.',
    'When the bellows cloth is replaced, the instrument holds its breath for the first time in decades. I always pump once, stop, and wait. Forty seconds, if I have done it well. In those forty seconds the workshop is quieter than at any other time.',
    'Then a key, any key. Usually a low D, because that is where my hand is.',
  ]
  const paragraphs: string[] = []
  for (let index = 0; paragraphs.join('\n\n').length < 4500; index++) {
    const round = Math.floor(index / parts.length)
    const part = parts[index % parts.length] ?? ''
    paragraphs.push(round === 0 ? part : `(${index + 1}) ${part}`)
  }
  return paragraphs.join('\n\n').slice(0, 4990)
}

export interface RemotePost {
  author: string
  html: string
  subject?: string
  sensitive?: boolean
  language?: string
  favourites?: number
  reblogs?: number
  media?: 'picture' | 'film'
  emojis?: readonly string[]
  card?: { url: string; title: string; description: string; provider: string; image: boolean }
}

/** Posts as the servers of other software send them. */
export const remotePosts = (bobUrl: string): readonly RemotePost[] => [
  {
    author: 'quillwort@marsh.example',
    html: `<p>Field notes, wet meadow, with <span class="h-card" translate="no"><a href="${bobUrl}" class="u-url mention">@<span>bob</span></a></span>:</p><ul><li>marsh orchid, 41</li><li>ragged robin, everywhere</li><li>one boot</li></ul><p>More at <a href="https://quillwort.example/notes/2026/wet-meadow-at-the-end-of-the-world" target="_blank" rel="nofollow noopener" translate="no"><span class="invisible">https://</span><span class="ellipsis">quillwort.example/notes/2026/w</span><span class="invisible">et-meadow-at-the-end-of-the-world</span></a> <a href="https://marsh.example/tags/botany" class="mention hashtag" rel="tag">#<span>Botany</span></a></p>`,
    favourites: 812,
    reblogs: 203,
    card: {
      url: 'https://quillwort.example/notes/2026/wet-meadow-at-the-end-of-the-world',
      title: 'A wet meadow at the end of the world',
      description: 'Forty-one orchids, one boot, and what the cows think of both.',
      provider: 'quillwort.example',
      image: true,
    },
  },
  {
    author: 'kaito@wharf.example',
    html: '<p><span class="mfm-x2"><span class="mfm-rainbow">harbour set tonight</span></span><br><span>港の音、22時から :wharf_boat: :wharf_lamp:</span><br><br><span class="mfm-blur">encore: the ferry</span> <i>(bring ears)</i> <small>doors never close</small></p>',
    emojis: ['wharf_boat', 'wharf_lamp'],
    language: 'ja',
    favourites: 44,
  },
  {
    author: 'momo@wharf.example',
    html: '<p><span>cat on the warm engine again :wharf_cat:<br>he says: </span><span class="mfm-jelly">mrrp</span><span><br><br>RE: </span><a href="https://wharf.example/notes/9x8y7z">https://wharf.example/notes/9x8y7z</a></p>',
    emojis: ['wharf_cat'],
    media: 'picture',
    favourites: 4_210,
    reblogs: 990,
  },
  {
    author: 'allotments@orchard.example',
    html: '<p><a href="https://orchard.example/post/4411">Marrow show 2026: the rules have been clarified</a></p>\n<p>After last year:</p>\n<ol>\n<li>Length is measured <em>without</em> the stalk.</li>\n<li>No metal inside.</li>\n<li>Judges may lift it, <strong>once</strong>.</li>\n</ol>\n<blockquote>\n<p>“No metal inside” applies to cakes as well.</p>\n</blockquote>\n<p><a href="https://orchard.example/c/allotments" rel="nofollow">!allotments</a></p>',
    favourites: 310,
    card: {
      url: 'https://orchard.example/post/4411',
      title: 'Marrow show 2026: the rules have been clarified',
      description: '',
      provider: 'Orchard',
      image: false,
    },
  },
  {
    author: 'nightsky@lantern.example',
    html: '<p><a href="https://lantern.example/w/8f3kQ">Six hours over the ridge, in three seconds</a></p><p>No music, no voice. Recorded with a camera, a bucket and a blanket.<br />Chapters: <a href="https://lantern.example/w/8f3kQ?start=0s">00:00</a> stars, <a href="https://lantern.example/w/8f3kQ?start=2s">00:02</a> more stars</p>',
    media: 'film',
    favourites: 129,
  },
  {
    author: 'almanac@almanac.example',
    html: '<p><a href="https://almanac.example/2026/the-sea-is-a-bad-clerk/">The sea is a bad clerk</a></p><h2>It loses everything you give it</h2><p>Every tide table is a promise made by the moon and kept, approximately, by the wind.</p><figure><img src="https://almanac.example/wp-content/uploads/tide.jpg" alt="A tide gauge with the paint worn off below three metres" width="640" height="360"></figure><p>I have asked three harbour masters, and each gave me a different height for the same wave.</p><p>Quay: 4.1. Point: 3.8.</p><p><a href="https://almanac.example/2026/the-sea-is-a-bad-clerk/">Continue reading</a></p>',
    card: {
      url: 'https://almanac.example/2026/the-sea-is-a-bad-clerk/',
      title: 'The sea is a bad clerk: on promises, paint and the difference between a measurement and a memory of one',
      description: 'Every tide table is a promise made by the moon and kept, approximately, by the wind. A long read about short heights.',
      provider: 'The Slow Almanac',
      image: true,
    },
    favourites: 77,
  },
  {
    author: 'leila@darkroom.example',
    html: 'Salt, iron, low sun.<br /><br /><a href="https://darkroom.example/discover/tags/mediumformat?src=hash" title="#mediumformat" class="u-url hashtag" rel="external nofollow noopener">#mediumformat</a> <a href="https://darkroom.example/discover/tags/tides?src=hash" title="#tides" class="u-url hashtag" rel="external nofollow noopener">#tides</a>',
    media: 'picture',
    favourites: 1_402,
  },
  {
    author: 'wilhelm@heath.example',
    html: '<strong>Vom Leben am Stock (Teil 47)</strong><br><br>Heute war es warm genug. Die Völker flogen ab elf.<br><blockquote>Wer Eile hat, soll Hummeln halten.</blockquote>Ich schrieb das auf. Dann schrieb ich auf, <em>dass</em> ich es aufgeschrieben hatte. <a href="https://heath.example/display/47" rel="noopener noreferrer">heath.example/display/47</a><br>#<a href="https://heath.example/search?tag=Imkerei" class="mention hashtag" rel="noopener noreferrer">Imkerei</a>',
    language: 'de',
    favourites: 9,
  },
  {
    author: 'juno@reedbed.example',
    html: 'three registers in, one cormorant out <code class="inline">mov rax, [fish]</code> :reed_frog:<br><br><a href="https://forge.example/juno/cormorant" rel="ugc">https://forge.example/juno/cormorant</a>',
    emojis: ['reed_frog'],
    card: {
      url: 'https://forge.example/juno/cormorant',
      title: 'juno/cormorant: a very small assembler that dives',
      description: 'Assembles. Dives. Dries its wings.',
      provider: 'The Forge',
      image: true,
    },
    favourites: 35,
  },
  {
    author: 'quillwort@marsh.example',
    html: '<p>What a foreign server may send, and what must not hurt: <script>alert(1)</script><img src=x onerror="alert(1)"><a href="javascript:alert(1)">a link that is none</a> <b onmouseover="alert(1)">bold</b> <span style="position:fixed;inset:0">far</span> <iframe src="https://elsewhere.example"></iframe>all harmless by now.</p>',
    subject: 'test of a sieve',
    favourites: 2,
  },
  {
    author: 'tomasz@marsh.example',
    html: '<p>Rozkład na jutro:</p><pre><code>Górny Trzcin  06:14\nWierzba       06:40\nMokra         07:02\n</code></pre><p>Nie spieszyć się.</p>',
    language: 'pl',
    favourites: 18,
  },
  {
    author: 'ines@marsh.example',
    html: '<p>E=mc<sup>2</sup>, H<sub>2</sub>O, <abbr title="in my humble opinion">IMHO</abbr>, <math display="inline"><mfrac><mi>π</mi><mn>2</mn></mfrac></math>, <del>apagado</del>, <u>sublinhado</u>.</p><hr><p>Fim.</p>',
    language: 'pt',
    favourites: 4,
  },
]
