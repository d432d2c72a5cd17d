import type { ReactElement } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { CustomEmojiImage } from './CustomEmojiImage.tsx'
import { LinkCard } from '#features/statusCard/ui/LinkCard.tsx'
import { forgetBrokenImages } from '#ui/useBrokenImage.ts'
import { ReactionEmojiView } from '#features/reactions/ui/ReactionEmojiView.tsx'
import type { Session } from '#features/session/model/Session.ts'
import '#ui/global.css'
import { InSession } from '#test/content/InSession.tsx'
import { openQuietSession } from '#test/content/openQuietSession.ts'
import { EmojiImage } from './EmojiImage.tsx'

let session: Session
beforeAll(async () => {
  session = await openQuietSession()
})

const missing = (name: string) => `${location.origin}/nowhere/${name}.png`
const card = (image: string) => ({
  url: 'https://tides.example/march',
  title: 'The sea is a bad clerk',
  description: '',
  providerName: '',
  image,
  imageDescription: '',
  width: null,
  height: null,
  blurhash: null,
  language: null,
})

test.each<[string, (url: string) => ReactElement]>([
  ['an emoji in a text', (url) => <CustomEmojiImage emoji={{ kind: 'emoji', shortcode: 'heron', url, staticUrl: url }} />],
  ['an emoji in the picker', (url) => <EmojiImage emoji={{ kind: 'server', shortcode: 'heron', url, staticUrl: url, pack: '' }} />],
  ['the emoji of a reaction', (url) => <ReactionEmojiView name="heron" url={url} />],
  ['a link card', (url) => <LinkCard card={card(url)} sensitive={false} />],
])('an image of %s that fails to load is requested once per visit', async (name, draw) => {
  const url = missing(encodeURIComponent(name))
  const pictured = async (address: string) => {
    const { container } = await render(<InSession session={session}>{draw(address)}</InSession>)
    return () => container.querySelector('img')
  }
  const first = await pictured(url)
  await expect.poll(first).toBeNull()
  const [again, other] = [await pictured(url), await pictured(`${url}?other`)]
  expect([again() === null, other() === null]).toEqual([true, false])
  forgetBrokenImages()
  const next = await pictured(url)
  expect(next()).not.toBeNull()
})
