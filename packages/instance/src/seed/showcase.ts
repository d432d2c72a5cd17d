import type { StatusRow } from '../views/loadStatuses.ts'
import { cast } from './cast.ts'
import { addFirstScreen } from './firstScreen.ts'
import { essay, everyLink, everyMfm, listOfMarkdown, remotePosts, straightPosts } from './corpus/showpieces.ts'
import type { Random } from './createRandom.ts'
import { applaud } from './simulate.ts'
import type { Attached, Plan } from './Plan.ts'
import type { World } from './World.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** One of everything that a post can hold, spread over the last days so that a scroll through the timelines meets it. */
export function addShowcase(world: World, random: Random): void {
  const { now } = world
  const post = (author: string, ago: number, plan: Omit<Plan, 'author' | 'at'>): StatusRow => {
    const row = world.post({ author, at: now - ago, ...plan })
    applaud(world, random, row, 1.2)
    return row
  }
  addTexts(world, random, post)
  addImages(world, post)
  addPolls(world, post)
  addConversations(world, random, post)
  addRemote(world, random, post)
  addForBob(world, random, post)
  addFirstScreen(world, post)
}

type Post = (author: string, ago: number, plan: Omit<Plan, 'author' | 'at'>) => StatusRow

function addTexts(world: World, random: Random, post: Post): void {
  for (const [index, { author, ...plan }] of straightPosts.entries()) post(author, (index * 5.3 + 1.2) * hour, plan)
  for (const [index, text] of everyMfm.entries())
    post(index === 1 ? 'priya' : 'ada', (4 + index * 19) * hour, { text, format: 'text/x.misskeymarkdown' })
  post('priya', 7 * hour, { text: listOfMarkdown, format: 'text/markdown' })
  post('okonkwo', 9.5 * hour, { text: everyLink, format: 'text/markdown' })
  post('samira', 21 * hour, { text: essay(), subject: 'long: how a reed organ breathes' })
  post('keplers_cat', 3.1 * hour, { text: '🪐' })
  post('fern', 11.4 * hour, { text: ':duck:' })
  post('momo@wharf.example', 15 * hour, { html: '<p>🐈</p>', favourites: 99_999, reblogs: 12_345 })
  post('ada', 60 * day, {
    text: 'Welcome to **Rookery**. House rules fit on a postcard:\n\n1. Be kind to people and to birds.\n2. Describe your pictures if you can.\n3. The cupboard is not to be opened.\n\nQuestions to me or to @mona. #welcome',
    format: 'text/markdown',
    pinned: true,
    favourites: 61,
  })
  post('wren', 90 * day, {
    text: 'Pinned: how to tell the two warblers apart. The one that has just flown off was the other one.',
    pinned: true,
  })
  post('bob', 40 * day, {
    text: 'The list of the east hide so far this year: 141 kinds. The boat so far this year: 3 leaks.\n#birds',
    pinned: true,
  })
  post('mona', 75 * day, {
    text: 'If something here troubles you: report it, or write to me. I answer, always, if not always at once.',
    pinned: true,
    visibility: 'unlisted',
  })
  post('minjun', 1.7 * hour, {
    text: 'the build is green now. really.',
    edits: [{ text: 'the build is green', after: 3 }],
    app: 'Rookery',
  })
  post('amelie', 26 * hour, {
    text: 'Croissants : 12. Ratés : 1. Mangés : 13.',
    language: 'fr',
    edits: Array.from({ length: 11 }, (_, index) => ({
      text: `Croissants : ${index + 1}. Ratés : ${index % 3}. Mangés : aucun.`,
      after: (index + 1) * 4,
    })),
  })
  post('ada', 5.6 * hour, { text: 'This post will be gone by tomorrow evening. So will the biscuits.', expiresAt: world.now + 30 * hour })
  for (const [index, visibility] of (['public', 'unlisted', 'local', 'private'] as const).entries())
    post('mona', (6 + index * 1.4) * hour, {
      text: `Testing who can read this: it was posted as “${visibility}”. Tell me if you can and should not.`,
      visibility,
    })
  post('bob', 33 * hour, { text: 'Only for those who follow me: I did not count the swans. I guessed.', visibility: 'private' })
  post('hiroko', 12.2 * hour, {
    text: '<ruby>白鷺<rp>(</rp><rt>しらさぎ</rt><rp>)</rp></ruby>が<ruby>水田<rp>(</rp><rt>すいでん</rt><rp>)</rp></ruby>に一羽。',
    format: 'text/html',
    language: 'ja',
  })
  // Said twice on purpose: neighbours in a list must not be confused with each other.
  for (const ago of [44, 44.01]) post('z', ago * hour, { text: random.pick(['no', 'yes', 'beans']) })
}

function addImages(world: World, post: Post): void {
  const { images, film: video, tune, animations, oddities, lost } = world.seedFiles
  const described = (file: Attached['file'] | undefined): Attached[] => (file ? [{ file, description: file.description }] : [])
  const mixed = [...images.landscape, ...images.portrait, ...images.square, ...images.wide]
  for (let count = 1; count <= 10; count++)
    post('leila@darkroom.example', (count * 13 + 2) * hour, {
      html:
        count === 1
          ? 'One from this morning.'
          : `${count} from this week. <a href="https://darkroom.example/discover/tags/filmisnotdead?src=hash" title="#filmisnotdead" class="u-url hashtag" rel="external nofollow noopener">#filmisnotdead</a>`,
      media: mixed.slice(count % 5, (count % 5) + count).flatMap(described),
      favourites: count * 311,
    })
  post('hiroko', 2.4 * hour, { text: '川沿い、朝六時。', language: 'ja', media: described(images.landscape[0]) })
  post('signalbox', 8.3 * hour, {
    text: 'The whole viaduct, as far as we could get it on one picture. #viaduct',
    media: described(images.panorama[0]),
  })
  post('theo', 50 * hour, { text: 'scrolled the log. this is the log', media: described(images.tall[0]) })
  post('wren', 4.9 * hour, {
    text: 'The log above is nothing. Here is my ringing sheet for May. #ringing',
    media: described(images.tall[0]),
  })
  post('z', 72 * hour, { text: 'screenshot', media: described(images.tiny[0]) })
  post('fern', 30 * hour, { text: 'tiny picture of a big wave :wave_small:', media: described(images.tiny[0]) })
  post('carol', 18 * hour, {
    text: 'No description, sorry, my hands are full of beans.',
    media: images.square.slice(0, 1).map((file) => ({ file, description: null })),
  })
  post('olena', 23 * hour, {
    text: 'З вікна вагона.',
    language: 'uk',
    media: images.wide.slice(0, 1).map((file) => ({ file, description: null, withoutBlurhash: true })),
  })
  post('mona', 14 * hour, {
    text: 'Not for everybody: it has eight legs.',
    subject: 'spider, close',
    sensitive: true,
    media: described(images.square[1]),
  })
  post('keplers_cat', 28 * hour, { text: 'Behind the curtain: me.', sensitive: true, media: described(images.portrait[0]) })
  post('aino', 6.7 * hour, { text: 'Kolme sekuntia taivasta.', language: 'fi', media: described(video) })
  post('samira', 3.6 * hour, { text: 'The four ferries, played on the small organ. Headphones. #fieldrecording', media: described(tune) })
  post('layla', 10.8 * hour, { text: 'السماء تدور، ونحن نظن أننا واقفون.', language: 'ar', media: described(animations.webp) })
  post('kaito@wharf.example', 36 * hour, {
    html: '<p><span>rope, slowed. whales.</span></p>',
    media: [...described(tune), ...described(images.square[0])],
  })
  post('ada', 41 * hour, { text: '', media: described(images.landscape[1]) })
  post('keplers_cat', 2.9 * hour, {
    text: 'The same sky three times: as a GIF, as a WebP, as a PNG that moves.',
    media: [animations.gif, animations.webp, animations.apng].flatMap(described),
  })
  post('fern', 3.8 * hour, { text: 'found my first game. it is a square', media: described(oddities.flash) })
  post('carol', 5.2 * hour, {
    text: 'The recipe, and the pattern. Both are real files.',
    media: [...described(oddities.pdf), ...described(oddities.page)],
  })
  post('wren', 7.4 * hour, { text: 'This one did not survive the move.', media: described(lost) })
  post('leila@darkroom.example', 4.3 * hour, {
    html: 'Twenty at once. I could not choose.',
    media: [...mixed, ...mixed].slice(0, 20).flatMap(described),
  })
  post('z', 9.1 * hour, {
    text: 'everything i have on me',
    sensitive: true,
    media: [images.portrait[1], video, tune, animations.gif].flatMap(described),
  })
  post('bob', 16 * hour, {
    text: 'Four from the boat, before it filled up.',
    media: images.landscape.slice(0, 4).flatMap(described),
    favourites: 7,
  })
}

function addPolls(world: World, post: Post): void {
  const { now } = world
  post('four_am', 5 * hour, {
    text: 'what shall i bake on saturday?',
    poll: { options: ['Rye', 'Something with seeds', 'The braided one :loaf:', 'Sleep in'], votes: [14, 9, 22, 31], endsAt: now + 2 * day },
  })
  post('priya', 2.9 * hour, {
    text: 'Which of these have you said out loud to a computer? (several allowed)',
    poll: {
      options: ['Please', 'Why', 'I said no', 'Good morning', 'Sorry'],
      votes: [40, 61, 33, 17, 52],
      multiple: true,
      endsAt: now + 5 * hour,
    },
  })
  post('okonkwo', 30 * hour, {
    text: 'Best seat?',
    poll: {
      options: ['Window, forwards', 'Window, backwards', 'Aisle', 'The one by the door, standing'],
      votes: [120, 34, 8, 19],
      endsAt: now + 20 * hour,
      chosen: [{ by: 'bob', positions: [1] }],
    },
  })
  post('bob', 50 * hour, {
    text: 'Shall I paint the boat?',
    poll: {
      options: ['Yes, blue', 'Yes, but first the leak', 'Sell it'],
      votes: [3, 19, 11],
      endsAt: now - 2 * hour,
      chosen: [
        { by: 'wren', positions: [1] },
        { by: 'mona', positions: [2] },
      ],
    },
  })
  post('modwheel', 4 * day, {
    text: 'Wie viele Kabel sind zu viele?',
    language: 'de',
    poll: {
      options: ['12', '48', 'Die Frage ist falsch gestellt'],
      votes: [2, 5, 77],
      endsAt: now - 3 * day,
      chosen: [{ by: 'bob', positions: [2] }],
    },
  })
  post('layla', 20 * hour, {
    text: 'أيّ كوكب نرصد الليلة؟',
    language: 'ar',
    poll: { options: ['المشتري', 'زحل', 'المريخ', 'الغيوم كالعادة'], votes: [18, 25, 6, 40], endsAt: now + 8 * hour },
  })
  post('tidewatch', 7 * day, { text: 'Does anybody read these?', poll: { options: ['Yes', 'No'], votes: [0, 0], endsAt: null } })
  post('petra', 45 * hour, {
    text: 'Which packet is which? Twenty guesses.',
    poll: {
      options: Array.from({ length: 20 }, (_, index) =>
        index === 12
          ? 'Whatever it was that came up beside the shed two summers ago, grew as tall as the door, and was never seen again although I kept the seed'
          : `Packet no. ${index * 7 + 3}`,
      ),
      votes: Array.from({ length: 20 }, (_, index) => (index * 5) % 13),
      multiple: true,
      endsAt: now + 6 * day,
    },
  })
}

function addConversations(world: World, random: Random, post: Post): void {
  const { now } = world
  const thread = [
    'A short history of the lower path, in five posts. (1/5)',
    'It was built in 1911 by people who had never been there. (2/5)',
    'It has been under water, by my count, 212 times. (3/5)',
    'Every time the council has said “exceptional”. (4/5)',
    'I walk it daily. It is, in fact, exceptional. (5/5) #tides',
  ]
  let last: StatusRow | undefined
  for (const [index, text] of thread.entries())
    last = post('mateo', 20 * hour - index * 4 * minute, { text, ...(last && { replyTo: last }) })
  post('joost', 19 * hour, { text: '@mateo Mooi. Sokken mee.', language: 'nl', ...(last && { replyTo: last }) })
  post('greta', 13 * hour, { text: '@nobody_here i agree, and i also kept the receipt', orphanOf: 'https://gone.example/objects/31c9' })
  post('theo', 60 * hour, { text: 'what was this again', quoteMissing: 'https://gone.example/objects/77aa' })
  const bird = post('ines@marsh.example', 8.8 * hour, {
    html: '<p>Trezentos flamingos, e um que não concorda.</p><p><a href="https://marsh.example/tags/estuario" class="mention hashtag" rel="tag">#<span>estuario</span></a></p>',
    language: 'pt',
    media: world.seedFiles.images.landscape.slice(0, 2).map((file) => ({ file, description: file.description })),
  })
  const quote = post('wren', 8.1 * hour, {
    text: 'The one that does not agree is ringed. I know that bird. I know its mother.',
    quote: bird,
  })
  post('juno@reedbed.example', 7.2 * hour, { html: 'quoting the quote, for the archives', quote })
  // As Mastodon writes it: the line of the quote comes first and loses its class on the way here.
  post('tomasz@marsh.example', 7.9 * hour, {
    html: `<p>RE: <a href="${bird.ap_id}">${bird.ap_id}</a></p><p>Policzone: 301. Ten jeden też.</p>`,
    bareQuote: bird,
    language: 'pl',
  })
  post('okonkwo', 8.4 * hour, { text: `Worth a look before the 17:21: ${bird.url ?? bird.ap_id}` })
  post('keplers_cat', 6.1 * hour, {
    text: 'same energy',
    quote: bird,
    media: [{ file: random.pick(world.seedFiles.images.square), description: null }],
  })
  // Private messages.
  const hello = post('ada', 2 * day, { text: '@bob May I borrow the ladder? The cupboard has a ceiling.', visibility: 'direct' })
  const yes = post('bob', 2 * day - 20 * minute, {
    text: '@ada Of course. It is the one with the bird on it.',
    visibility: 'direct',
    replyTo: hello,
  })
  post('ada', 3 * hour, { text: '@bob The bird is still on it. I brought both.', visibility: 'direct', replyTo: yes })
  post('kaito@wharf.example', 30 * hour, {
    html: `<p><a href="${world.account('bob').ap_id}" class="u-url mention">@bob</a><span> secret: i have a recording of your boat</span></p>`,
    visibility: 'direct',
  })
  // A conversation that Bob has had enough of.
  const noisy = post('bob', 70 * hour, { text: 'Is a jackdaw a small rook or is a rook a large jackdaw?' })
  for (const [index, acct] of ['z', 'okonkwo', 'four_am', 'momo@wharf.example', 'amelie', 'tomasz@marsh.example'].entries())
    post(
      acct,
      (69.5 - index * 0.4) * hour,
      world.isLocal(acct) ? { text: '@bob A jackdaw is a jackdaw.', replyTo: noisy } : { html: '<p>jackdaw.</p>', replyTo: noisy },
    )
  world.add('thread_mutes', { account_id: world.account('bob').id, context: noisy.context, expires_at: null })
  const edited = post('petra', 27 * hour, {
    text: 'Free seedlings at the gate: beans, kale, one that I will not discuss.',
    edits: [{ text: 'Free seedlings at the gate: beans, kale.', after: 25 * 60 }],
  })
  world.repeat('bob', edited, now - 26.5 * hour)
  world.notify('update', 'bob', 'petra', now - 2 * hour, { status_id: edited.id })
}

function addRemote(world: World, random: Random, post: Post): void {
  const { images, film: video, remoteEmojis } = world.seedFiles
  const bobUrl = world.account('bob').ap_id
  for (const [index, { author, media, card, emojis = [], html, ...plan }] of remotePosts(bobUrl).entries()) {
    const seedFiles = media === 'film' ? [video] : media === 'picture' ? [random.pick(images.landscape)] : []
    post(author, (3.3 + index * 6.1) * hour, {
      ...plan,
      html,
      media: seedFiles.map((file) => ({ file, description: file.description })),
      emojis: Object.fromEntries(
        emojis.flatMap((code) => {
          const url = remoteEmojis.get(code)
          return url === undefined ? [] : [[code, url]]
        }),
      ),
      ...(card && { card: { ...card, image: card.image ? (random.pick(images.landscape).previewUrl ?? null) : null } }),
    })
  }
  // The tide tables, four times a day.
  for (let index = 0; index < 36; index++) {
    const level = index % 2 === 0 ? 'High' : 'Low'
    const clock = new Date(world.now - index * 6.2 * hour).toISOString().slice(11, 16)
    const metres = (level === 'High' ? 4.1 + random.between(-0.5, 0.6) : 0.6 + random.between(-0.3, 0.4)).toFixed(2)
    world.post({
      author: 'tidewatch',
      at: world.now - index * 6.2 * hour - 11 * minute,
      text: `${level} water at Saltmarsh Quay ${clock} · ${metres} m\n#tides`,
      visibility: 'unlisted',
      app: 'Tide bot',
    })
  }
}

/** Posts and notifications of the demo member. */
function addForBob(world: World, random: Random, post: Post): void {
  const { now } = world
  const friends = cast.filter(({ acct, pace }) => pace > 0 && !['bob', 'z', 'theo', 'carol'].includes(acct))
  const own = world.statuses.filter((row) => row.account_id === world.account('bob').id && row.visibility === 'public')
  for (const row of own) {
    const later = () => row.created_at + random.between(5, 900) * minute
    const isPast = (at: number) => at < now - hour
    for (const { acct } of random.some(friends, random.int(2, 7))) {
      const at = later()
      if (isPast(at)) world.favourite(acct, row, at)
    }
    for (const { acct } of random.some(friends, random.int(0, 3))) {
      const [at, name] = [later(), random.pick(['🚤', '❤️', 'duck', 'rook_party', 'wharf_boat@wharf.example'])]
      if (isPast(at)) world.react(acct, row, name, at)
    }
  }
  const latest = post('bob', 3 * hour, {
    text: 'Bittern booming from the north reeds, twice, at 05:33. I have witnesses. One of them is a cow. #birds',
  })
  world.react('ada', latest, '👀', now - 100 * minute)
  world.react('fern', latest, 'duck', now - 55 * minute)
  world.react('kaito@wharf.example', latest, 'wharf_fish@wharf.example', now - 48 * minute)
  world.repeat('wren', latest, now - 40 * minute)
  post('wren', 33 * minute, { text: '@bob The cow is reliable. I have worked with her.', replyTo: latest })
  post('hiroko', 21 * minute, { text: '@bob いいですね!', language: 'ja', replyTo: latest })
  world.favourite('amelie', latest, now - 12 * minute)
  world.follow('samira', 'bob', now - 9 * minute)
  world.follow('quillwort@marsh.example', 'bob', now - 26 * hour)
  world.notify('move', 'bob', 'greta@orchard.example', now - 5 * day, { target_account_id: world.account('greta').id })
  const bobRow = world.account('bob')
  bobRow.is_locked = 0
  const folders = [
    { id: 1, name: 'Boat repairs', emoji: '⛵' },
    { id: 2, name: 'For a rainy day', emoji: ':duck:' },
  ]
  for (const folder of folders) world.add('bookmark_folders', { account_id: bobRow.id, ...folder })
  const bookmarked = random.some(
    world.statuses.filter((entry) => entry.visibility === 'public' && entry.account_id !== bobRow.id),
    14,
  )
  for (const [index, row] of bookmarked.entries()) {
    // A third of them is in no folder.
    world.add('bookmarks', { account_id: bobRow.id, status_id: row.id, folder_id: folders[index % 3]?.id ?? null })
    if (random.chance(0.6)) world.favourite('bob', row, Math.min(now - minute, row.created_at + 30 * minute))
  }
  world.follow('priya', 'bob', now - 14 * minute, 'pending')
}
