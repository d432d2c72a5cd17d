import { makeFilm } from '@rookery/instance/seed/pictures/video'

import { somebody } from '../harness/arrange.ts'
import { oncePerProduct } from '../harness/oncePerProduct.ts'
import { movingPicture, picture, uploadAll } from '../harness/pictures.ts'
import { attributeOf, countOf, post, sees } from './seeing.ts'
import type { EffectPage, Scene } from './SettingEffect.ts'

const frame = (hue: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><rect width="100%" height="100%" fill="hsl(${hue} 60% 40%)"/></svg>`

const fillWithPictures = oncePerProduct(async (product) => {
  const bob = await somebody(product, 'bob')
  const post = async (words: string, files: readonly { bytes: Uint8Array; name: string; description: string }[], draft = {}) =>
    bob.post(`${words} #pictures`, { mediaIds: await uploadAll(bob, files), ...draft })
  await post('A film', [{ bytes: await makeFilm([frame(0), frame(240)], 64, 48, 500), name: 'film.webm', description: 'Two colours' }])
  await post('It blinks', [{ bytes: await movingPicture(60, 40), name: 'blink.gif', description: 'Red, blue' }])
  await post('Not for everybody', [{ bytes: await picture(90, 60, 10), name: 'red.png', description: 'Red' }], { sensitive: true })
  return post('A pair', [
    { bytes: await picture(90, 60, 40), name: 'one.png', description: 'One' },
    { bytes: await picture(90, 60, 90), name: 'two.png', description: 'Two' },
  ])
})

const cover = `${post('Not for everybody')} [data-covered]`
const film = `${post('A film')} video`
const censor = '/images/avi.png'

/** Presses the cover, says what that led to, and covers it again. */
async function uncovers({ page }: Scene): Promise<string> {
  const viewer = page.locator('dialog[open], [role=dialog]')
  await page.locator(`${cover} button`).click()
  const shown = page.locator(`${post('Not for everybody')} a img`)
  await viewer.or(shown).first().waitFor()
  if ((await viewer.count()) > 0) {
    await page.keyboard.press('Escape')
    await viewer.waitFor({ state: 'detached' })
    return 'viewer'
  }
  await page.locator(post('Not for everybody')).getByRole('button', { name: 'Hide' }).first().click()
  await page.locator(cover).waitFor()
  return 'in place'
}

/** How pictures, films and what is sensitive are shown. */
export const pictureEffects: EffectPage = {
  async open({ page, product }) {
    await fillWithPictures(product)
    await page.goto('/tag/pictures')
    await page.locator(post('A pair')).waitFor()
  },
  effects: {
    hideNsfw: { choose: false, see: countOf(cover), usual: 1, changed: 0 },
    nsfwCensorImage: { choose: censor, see: sees(`${cover} img[src$="${censor}"]`), usual: false, changed: true },
    useBlurhash: { choose: false, see: countOf(`${cover} canvas`), usual: 1, changed: 0 },
    preloadImage: { choose: false, see: countOf(`${cover} img[hidden]`), usual: 1, changed: 0 },
    useOneClickNsfw: { choose: true, see: uncovers, usual: 'in place', changed: 'viewer' },
    hideAttachments: { choose: true, see: countOf(`${post('A pair')} [data-size=lines]`), usual: 0, changed: 1 },
    attachmentSize: { choose: 'small', see: attributeOf(`${post('A pair')} [data-size]`, 'data-size'), usual: 'normal', changed: 'small' },
    maxThumbnails: { choose: 1, see: countOf(`${post('A pair')} [data-size=lines]`), usual: 0, changed: 1 },
    stopGifs: { choose: false, see: countOf(`${post('It blinks')} canvas[role=img]`), usual: 1, changed: 0 },
    loopVideo: { choose: false, see: countOf(`${film}[loop]`), usual: 1, changed: 0 },
    playVideosInModal: { choose: true, see: countOf(`${post('A film')} button:has(video)`), usual: 0, changed: 1 },
  },
}
