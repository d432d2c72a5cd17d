import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

import { findTextFaults } from '../../packages/client/test/texts/findTextFaults.ts'
import { readServed } from '../../packages/client/test/texts/readServed.ts'

/** A fault of the texts on one screen, in one sentence. */
export type TextFault = string

/** The long literals of the screens: typed texts and files are no texts of the client. */
const typed = readdirSync(import.meta.dirname).flatMap((name) =>
  [...readFileSync(join(import.meta.dirname, name), 'utf8').matchAll(/'[^'\n]*'|`[^`]*`/g)].map(String).filter(({ length }) => length > 8),
)

/**
 * The data about the server that a device has before the page is opened, the handle of a sample post, the name that a theme got in
 * English, and a handle of look-alike letters in the form that tells them apart.
 */
const stored = ['akkoma 3.16.0', '@heron@pond.example', 'My Rookery dark', '@xn--mna-sed@xn--mrsh-53d.example']

/**
 * Looks for texts of the catalogue that are cut, lie on others or reach out of the window, and words that come neither from the catalogue
 * nor from the server. The page must be in a pseudo language, which puts each text of the catalogue between marks.
 *
 * @param served responses of the server so far
 */
export async function textFaults(page: Page, served: readonly string[]): Promise<readonly TextFault[]> {
  const { cut, overlapping, outside, unmarked, open, excess } = await page.evaluate(findTextFaults)
  const isFromServer = readServed([...served, ...typed, ...stored, new URL(page.url()).host])
  return [
    ...cut.map((text) => `cut: ${text}`),
    ...overlapping.map((texts) => `overlapping: ${texts}`),
    ...outside.map((text) => `outside the window: ${text}`),
    ...unmarked.filter((text) => !isFromServer(text)).map((text) => `not from the catalogue: ${text}`),
    ...(open > 0 ? [`${open} texts of the catalogue have no end`] : []),
    ...(excess > 0 ? [`the page is ${excess} px wider than the window`] : []),
  ]
}
