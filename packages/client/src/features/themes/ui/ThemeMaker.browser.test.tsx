import { colourSchemeOf, parseColour, themeFromColour, type ThemeSource } from '@rookery/theme'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { text, textWith } from '#test/app/text.ts'
import { InSession } from '#test/content/InSession.tsx'
import { openQuietSession } from '#test/content/openQuietSession.ts'
import { onePixel } from '#test/onePixel.ts'
import { fetchedPixels, imagePixels } from '#features/themes/model/imagePixels.ts'
import { ThemeMaker } from './ThemeMaker.tsx'

/** Colours without a name: the look of a theme. */
const look = (theme: ThemeSource | undefined) => theme?.colours

async function show(background?: string) {
  const session = await openQuietSession()
  if (background !== undefined) {
    const server = session.server.get()
    session.setServer({ ...server, config: { ...server.config, all: { background } } })
  }
  const made: ThemeSource[] = []
  await render(
    <InSession session={session}>
      <ThemeMaker onMake={(theme) => made.push(theme)} />
    </InSession>,
  )
  await page.getByText(text('themeMaker.title')).click()
  return made
}

const button = (id: Parameters<typeof text>[0]) => page.getByRole('button', { name: text(id), exact: true })
const scheme = () => page.getByRole('combobox', { name: text('themeMaker.scheme') })

test('a theme is made of one colour, of three, or randomly, dark or light as chosen', async () => {
  const made = await show()
  await page.getByRole('textbox', { name: textWith('themeEditor.code', { of: text('themeMaker.colour') }) }).fill('#a03060')
  await button('themeMaker.ofColour').click()
  await userEvent.selectOptions(scheme(), 'light')
  await button('themeMaker.ofColour').click()
  const colour = parseColour('#a03060')
  if (colour === null) throw new Error('The colour is none.')
  expect(made.map(look)).toEqual([themeFromColour(colour, 'dark'), themeFromColour(colour, 'light')].map(look))
  await button('themeMaker.byChance').click()
  await button('themeMaker.byChance').click()
  expect(made.map(colourSchemeOf)).toEqual(['dark', 'light', 'light', 'light'])
  expect(look(made[3])).not.toEqual(look(made[2]))
  await page.getByRole('textbox', { name: textWith('themeEditor.code', { of: text('themeMaker.background') }) }).fill('#102a1c')
  await button('themeMaker.ofColours').click()
  expect(made[4]?.colours['bg']).toBe('#102a1c')
  expect(button('themeMaker.ofWallpaper').elements()).toEqual([])
})

test('a theme is made of an image or of the wallpaper; an unreadable image is reported', async () => {
  const made = await show('/static/wallpaper.png')
  const alert = page.getByRole('alert')
  const field = page.getByLabelText(text('themeMaker.ofImage'))
  await userEvent.upload(field, new File(['no image'], 'notes.png'))
  await expect.element(alert).toHaveTextContent(text('themeMaker.noImage'))
  await userEvent.upload(field, onePixel())
  await expect.element(alert).toBeEmptyDOMElement()
  expect(made.map(colourSchemeOf)).toEqual(['dark'])
  // The server of that address does not respond.
  await button('themeMaker.ofWallpaper').click()
  await expect.element(alert).toHaveTextContent(text('themeMaker.noWallpaper'))
  expect(made).toHaveLength(1)
  const address = URL.createObjectURL(onePixel())
  expect((await fetchedPixels(address))?.pixels[0]).toBe((await imagePixels(onePixel()))?.pixels[0] ?? 'a colour')
  URL.revokeObjectURL(address)
})
