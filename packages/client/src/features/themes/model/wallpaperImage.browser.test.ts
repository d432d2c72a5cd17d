import { anyImage, parseColour, wallpaperWash } from '@rookery/theme'
import { expect, test, vi } from 'vitest'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { openQuietSession } from '#test/content/openQuietSession.ts'
import washCss from '#app/shell/SiteDecorations.module.css?raw'
import { wallpaperAddress, wallpaperImageQuery } from './wallpaperImage.ts'

/** An image of two halves. */
function imageOf(left: string, right: string): string {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser draws nothing.')
  for (const [index, colour] of [left, right].entries()) {
    context.fillStyle = colour
    context.fillRect((index * canvas.width) / 2, 0, canvas.width / 2, canvas.height)
  }
  return canvas.toDataURL()
}

test('the ends of the background image are read from it; an unreadable one may have any colour', async () => {
  const session = await openQuietSession()
  const rangeOf = (address: string | null) => queriesOf(session).query(wallpaperImageQuery(address))
  expect(await rangeOf(imageOf('#204060', '#a0c030'))).toEqual({ darkest: parseColour('#204030'), lightest: parseColour('#a0c060') })
  expect(await rangeOf('data:image/png;base64,broken')).toEqual(anyImage)
  expect(await rangeOf(null)).toBeNull()
})

test('the image of the server counts unless the reader hides it', async () => {
  const session = await openQuietSession()
  expect(wallpaperAddress(session)).toBeNull()
  const { config, ...others } = session.server.get()
  vi.spyOn(session.server, 'get').mockReturnValue({
    ...others,
    config: { ...config, all: { ...config.all, background: '/static/pond.jpg' } },
  })
  expect(wallpaperAddress(session)).toBe(new URL('/static/pond.jpg', session.origin).href)
  settingsOf(session).set('hideInstanceWallpaper', true)
  expect(wallpaperAddress(session)).toBeNull()
})

test('an image is mixed with the wallpaper as much as the computed contrast assumes', () => {
  expect(washCss).toContain(`color-mix(in srgb, var(--wallpaper) ${wallpaperWash * 100}%, transparent)`)
})
