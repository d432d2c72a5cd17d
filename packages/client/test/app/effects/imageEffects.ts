import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { recordVideo } from '../../media/recordVideo.ts'
import { post } from '../locators.ts'
import { movingImage, pngFile, uploadAll } from '../images.ts'
import { all, countIn, postWith } from './seeing.ts'
import type { EffectPage, Scene } from './SettingEffect.ts'

const hidden = 'Not for everybody'
const censor = '/images/avi.png'
const cover = () => postWith(hidden).querySelector('[data-covered]')
const onCover = (selector: string) => countIn(hidden, `[data-covered] ${selector}`)

async function video(): Promise<File> {
  const address = await recordVideo()
  const blob = await (await fetch(address)).blob()
  URL.revokeObjectURL(address)
  return new File([blob], 'film.webm', { type: 'video/webm' })
}

/** Presses the cover, returns the revealed element, and covers it again. */
async function uncovers({ app }: Scene): Promise<string> {
  const viewer = () => all('dialog[open], [role=dialog]').length
  const shown = () => postWith(hidden).querySelectorAll('a img').length
  await post(hidden).root.css('[data-covered] button').click()
  await expect.poll(() => viewer() + shown()).toBeGreaterThan(0)
  if (viewer() > 0) {
    await userEvent.keyboard('{Escape}')
    // It is on the screen until it has faded, which takes a moment of the clock.
    await app.advance(1000)
    await expect.poll(viewer).toBe(0)
    return 'viewer'
  }
  await post(hidden).root.getByRole('button', { name: 'Hide' }).first().click()
  await expect.poll(cover).not.toBeNull()
  return 'in place'
}

/** Display of images, videos and sensitive files. */
export const imageEffects = {
  async start(server, visit) {
    const bob = await server.somebody('bob')
    const put = async (words: string, files: readonly File[], draft = {}) =>
      bob.post(`${words} #pictures`, { mediaIds: await uploadAll(bob, files), ...draft })
    await put('A film', [await video()])
    await put('It blinks', [movingImage()])
    await put(hidden, [await pngFile('red.png', 10)], { sensitive: true })
    await put('A pair', [await pngFile('one.png', 40), await pngFile('two.png', 90)])
    const app = await visit('/tag/pictures', { as: 'ada' })
    await expect.element(post('A pair').content).toBeVisible()
    await expect.element(page.getByRole('main').getByText('A film')).toBeInTheDocument()
    return app
  },
  effects: {
    hideNsfw: { choose: false, see: () => cover() !== null, usual: true, changed: false },
    nsfwCensorImage: { choose: censor, see: onCover(`img[src$="${censor}"]`), usual: 0, changed: 1 },
    useBlurhash: { choose: false, see: onCover('canvas'), usual: 1, changed: 0 },
    preloadImage: { choose: false, see: onCover('img[hidden]'), usual: 1, changed: 0 },
    useOneClickNsfw: { choose: true, see: uncovers, usual: 'in place', changed: 'viewer' },
    hideAttachments: { choose: true, see: countIn('A pair', '[data-size=lines]'), usual: 0, changed: 1 },
    attachmentSize: {
      choose: 'small',
      see: () => postWith('A pair').querySelector('[data-size]')?.getAttribute('data-size'),
      usual: 'normal',
      changed: 'small',
    },
    maxThumbnails: { choose: 1, see: countIn('A pair', '[data-size=lines]'), usual: 0, changed: 1 },
    stopGifs: { choose: false, see: countIn('It blinks', 'canvas[role=img]'), usual: 1, changed: 0 },
    loopVideo: { choose: false, see: countIn('A film', 'video[loop]'), usual: 1, changed: 0 },
    playVideosInModal: { choose: true, see: countIn('A film', 'button:has(video)'), usual: 0, changed: 1 },
  },
} satisfies EffectPage
