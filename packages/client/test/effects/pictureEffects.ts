import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { posts } from '#test/app/locators.ts'
import { movingPicture, pngFile, uploadAll } from '#test/app/pictures.ts'
import { recordFilm } from '#test/media/recordFilm.ts'
import { countIn, first, isSeen, postWith } from './seeing.ts'
import type { EffectPage } from './SettingEffect.ts'

const sensitive = 'Not for everybody'
const censor = '/images/avi.png'

/** Presses the cover, reads what that led to, and covers the picture again. */
async function uncovers(): Promise<string> {
  const viewer = page.getByRole('dialog')
  first('[data-covered] button', postWith(sensitive)).click()
  await expect.poll(() => viewer.elements().length + countIn(sensitive, 'a img')()).toBeGreaterThan(0)
  if (viewer.elements().length > 0) {
    await userEvent.keyboard('{Escape}')
    await expect.element(viewer).not.toBeInTheDocument()
    return 'viewer'
  }
  await posts().filter({ hasText: sensitive }).getByRole('button', { name: 'Hide' }).first().click()
  await expect.poll(countIn(sensitive, '[data-covered]')).toBe(1)
  return 'in place'
}

/** How pictures, films and sensitive attachments are shown. */
export const pictureEffects: EffectPage = {
  async open({ server, visit }) {
    const bob = await server.somebody('bob')
    const post = async (words: string, files: readonly File[], draft = {}) =>
      bob.post(`${words} #pictures`, { mediaIds: await uploadAll(bob, files), ...draft })
    const film = await (await fetch(await recordFilm())).blob()
    await post('A film', [new File([film], 'film.webm', { type: 'video/webm' })])
    await post('It blinks', [movingPicture()])
    await post(sensitive, [await pngFile('hue10.png', 10, [90, 60])], { sensitive: true })
    await post('A pair', [await pngFile('hue40.png', 40, [90, 60]), await pngFile('hue90.png', 90, [90, 60])])
    const app = await visit('/tag/pictures', { as: 'ada' })
    await expect.poll(() => postWith('A film')).toBeTruthy()
    return app
  },
  effects: {
    hideNsfw: { choose: false, see: countIn(sensitive, '[data-covered]'), usual: 1, changed: 0 },
    nsfwCensorImage: {
      choose: censor,
      see: () => isSeen(postWith(sensitive).querySelector(`[data-covered] img[src="${censor}"]`)),
      usual: false,
      changed: true,
    },
    useBlurhash: { choose: false, see: countIn(sensitive, '[data-covered] canvas'), usual: 1, changed: 0 },
    preloadImage: { choose: false, see: countIn(sensitive, '[data-covered] img[hidden]'), usual: 1, changed: 0 },
    useOneClickNsfw: { choose: true, see: uncovers, usual: 'in place', changed: 'viewer' },
    hideAttachments: { choose: true, see: countIn('A pair', '[data-size=lines]'), usual: 0, changed: 1 },
    attachmentSize: {
      choose: 'small',
      see: () => first('[data-size]', postWith('A pair')).dataset['size'],
      usual: 'normal',
      changed: 'small',
    },
    maxThumbnails: { choose: 1, see: countIn('A pair', '[data-size=lines]'), usual: 0, changed: 1 },
    stopGifs: { choose: false, see: countIn('It blinks', 'canvas[role=img]'), usual: 1, changed: 0 },
    loopVideo: { choose: false, see: countIn('A film', 'video[loop]'), usual: 1, changed: 0 },
    playVideosInModal: { choose: true, see: countIn('A film', 'button:has(video)'), usual: 0, changed: 1 },
  },
}
