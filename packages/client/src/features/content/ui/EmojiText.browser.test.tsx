import { oneLine } from '@rookery/content'
import { corpusContext } from '@rookery/content/corpus/context'
import { plainFields } from '@rookery/content/corpus/plainFields'
import { beforeAll, describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Session } from '#features/session/model/Session.ts'
import '#ui/global.css'
import { linesOf } from '#test/linesOf.ts'
import { InSession } from '#test/content/InSession.tsx'
import { openQuietSession } from '#test/content/openQuietSession.ts'
import { EmojiText } from './EmojiText.tsx'

let session: Session
let ran = 0
beforeAll(async () => {
  Object.assign(window, { canary: () => (ran += 1) })
  session = await openQuietSession()
})

/** The text between two words of an interface text, as in a notice. */
async function showIn(text: string) {
  const { container } = await render(
    <InSession session={session}>
      <p style={{ inlineSize: 300 }}>
        <span id="before">before </span>
        <EmojiText text={text} emojis={corpusContext.emojis ?? []} fallback="ada" />
        <span id="after"> after</span>
      </p>
    </InSession>,
  )
  const box = (selector: string) => {
    const found = container.querySelector(selector)
    if (!found) throw new Error(`There is no ${selector}.`)
    return { text: found.textContent, place: found.getBoundingClientRect() }
  }
  return { container, before: box('#before'), name: container.querySelector('bdi'), after: box('#after'), line: box('p') }
}

describe('a hostile name or text', () => {
  test('with one very long word fills its lines to the edge', async () => {
    const { name, line } = await showIn('n'.repeat(500))
    const lines = linesOf(name ?? document.body)
    expect(lines.length).toBeGreaterThan(1)
    for (const { right } of lines) expect(line.place.right - right).toBeLessThan(20)
  })

  test.each(['ltr', 'rtl'])('that is a paragraph begins at its own side, on a page %s', async (dir) => {
    const { container } = await render(
      <InSession session={session}>
        <div dir={dir}>
          {['quack', 'بطة'].map((text) => (
            <p dir="auto" key={text} style={{ inlineSize: 300 }}>
              <EmojiText text={text} emojis={[]} />
            </p>
          ))}
        </div>
      </InSession>,
    )
    const sides = [...container.querySelectorAll('p')].map((line) => {
      const words = document.createRange()
      words.selectNodeContents(line.querySelector('bdi')?.firstChild ?? line)
      const [shown, { left, right }] = [words.getBoundingClientRect(), line.getBoundingClientRect()]
      return [shown.left === left, shown.right === right]
    })
    expect(sides).toEqual([
      [true, false],
      [false, true],
    ])
  })

  test.each(plainFields.filter(({ blank }) => !blank))('in a $field keeps its characters: $text', async ({ text }) => {
    const { name } = await showIn(text)
    const alternatives = [...(name?.querySelectorAll('img') ?? [])].map(({ alt }) => alt)
    const shown = [...(name?.childNodes ?? [])].map((node) => (node instanceof HTMLImageElement ? node.alt : node.textContent)).join('')
    expect(shown).toBe(oneLine(text))
    expect(name?.querySelectorAll('*:not(wbr, span)').length).toBe(alternatives.length)
    expect(ran).toBe(0)
  })

  test.each(plainFields.filter(({ blank }) => blank))('that is invisible is replaced by the handle: $text', async ({ text }) => {
    const { name } = await showIn(text)
    expect(name?.textContent).toBe('ada')
  })

  test.each(plainFields)('does not move the text around it: $text', async ({ text }) => {
    const { before, after, line, container } = await showIn(text)
    expect([before.text, after.text]).toEqual(['before ', ' after'])
    expect(before.place.left).toBe(line.place.left)
    expect(before.place.top).toBeLessThanOrEqual(after.place.top)
    expect(before.place.top < after.place.top || before.place.right <= after.place.left).toBe(true)
    expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth)
  })
})
