/** Faults of the texts in a page that is shown in the pseudo language. */
export interface FoundTextFaults {
  /** Texts of the catalogue that their own box, or one around it, does not show whole. */
  readonly cut: readonly string[]
  /** Texts of the catalogue that lie on another text, with that text. */
  readonly overlapping: readonly string[]
  /** Texts of the catalogue that reach out of the window, where nothing scrolls. */
  readonly outside: readonly string[]
  /** Words without the marks of the pseudo language: they come from the server, from `Intl`, or from the code. */
  readonly unmarked: readonly string[]
  /** Count of unclosed marks at the end: text after one of them was not checked. */
  readonly open: number
  /** By how many pixels the page is wider than the window. */
  readonly excess: number
}

/**
 * Looks at all texts on the page, which must be in the pseudo language: it puts each text of the catalogue between marks. The function is
 * sent to pages of other browsers as well, so it uses nothing from outside.
 *
 * It leaves out, because they are no faults: texts for screen readers alone; names of people; times (their words are the browser's);
 * announcements and tooltips (drawn before the language changed); code, keys, codes of emoji and typed texts; texts that are English in
 * every language; texts under a layer such as a window.
 */
export function findTextFaults(): FoundTextFaults {
  interface Line {
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
  }
  interface Drawn {
    readonly text: string
    readonly isMarked: boolean
    /** The element that is drawn as a separate layer and covers content below it. */
    readonly layer: Element | null
    readonly block: Element
    readonly lines: readonly Line[]
  }
  const faults = {
    cut: new Set<string>(),
    overlapping: new Set<string>(),
    outside: new Set<string>(),
    unmarked: new Set<string>(),
  }
  const drawn: Drawn[] = []
  const notOurs = 'time, code, kbd, textarea, bdi[lang="en"], [aria-live], [role="status"], [popover="manual"][aria-hidden]'
  const plain = (text: string) =>
    text
      .replace(/[\u{E0020}-\u{E007E}]/gu, '')
      .replace(/\s+/g, ' ')
      .trim()
  const clips = (box: Element) => {
    const { overflowX, display } = getComputedStyle(box)
    return display !== 'inline' && overflowX !== 'visible'
  }
  const scrolls = (box: Element) => /auto|scroll/.test(getComputedStyle(box).overflowX)
  const boxesAround = (element: Element) => {
    const boxes: Element[] = []
    for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) boxes.push(box)
    return boxes
  }
  const within = (line: Line, boxes: readonly Element[]): Line => {
    let { left, right, top, bottom } = line
    for (const box of boxes) {
      const edge = box.getBoundingClientRect()
      left = Math.max(left, edge.left)
      right = Math.min(right, edge.right)
      top = Math.max(top, edge.top)
      bottom = Math.min(bottom, edge.bottom)
    }
    return { left, right, top, bottom }
  }

  let open = 0
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const content = node.textContent ?? ''
    const isMarked = open > 0 || content.includes('⟦')
    open = Math.max(0, open + content.split('⟦').length - content.split('⟧').length)
    const text = plain(content)
    const element = node.parentElement
    if (!text || element === null || element.closest('script, style, [inert][aria-hidden]') !== null) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (!isMarked && /\p{L}{2}/u.test(text) && !/^:[\w-]+:$/.test(text) && element.closest(notOurs) === null) faults.unmarked.add(text)

    const range = document.createRange()
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    const boxes = boxesAround(element)
    const clipping = boxes.filter(clips)
    if (rects.length === 0 || clipping.some((box) => box.clientWidth <= 1 || box.clientHeight <= 1)) continue
    const layer = boxes.find((box) => /fixed|sticky|absolute/.test(getComputedStyle(box).position)) ?? null
    const block = boxes.find((box) => !/inline|contents/.test(getComputedStyle(box).display)) ?? element
    const lines = rects.map((rect) => within(rect, clipping)).filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1)
    drawn.push({ text, isMarked, layer, block, lines })
    if (!isMarked || element.closest('[aria-live]') !== null) continue
    // A name in a text of ours may be cut: its own page has it whole.
    if (!/[⟦⟧]/.test(content)) continue
    const [box] = clipping
    if (box !== undefined && !scrolls(box)) {
      const edge = box.getBoundingClientRect()
      const isCut = rects.some(({ left, right, top, height }) => {
        return left < edge.left - 1 || right > edge.right + 1 || top + height / 2 > edge.bottom || top + height / 2 < edge.top
      })
      // Letters before an ellipsis may end where the box ends.
      const hasEllipsis = getComputedStyle(box).textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth + 1 && box === block
      if (isCut || hasEllipsis) faults.cut.add(text)
    }
    const isOutside = rects.some(({ left, right }) => left < -1 || right > innerWidth + 1)
    if (isOutside && clipping.length === 0) faults.outside.add(text)
  }

  // A list shows one of its options, and a field shows its placeholder in one line.
  const pen = document.createElement('canvas').getContext('2d')
  for (const field of document.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select, input[placeholder]')) {
    const shown = field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.value === '' ? field.placeholder : ''
    if (pen === null || !shown.includes('⟦') || !field.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const { font, paddingLeft, paddingRight } = getComputedStyle(field)
    pen.font = font
    const inside = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    // A search field keeps a part of it for the cross that clears it.
    const forHint = field instanceof HTMLInputElement ? parseFloat(getComputedStyle(field, '::placeholder').width) : Number.NaN
    const room = Number.isNaN(forHint) ? inside : Math.min(inside, forHint)
    if (field.clientWidth > 1 && pen.measureText(plain(shown)).width > room + 1) faults.cut.add(plain(shown))
  }

  for (const [index, one] of drawn.entries()) {
    for (const other of drawn.slice(index + 1)) {
      if (!(one.isMarked || other.isMarked) || one.layer !== other.layer || one.block === other.block) continue
      const meet = one.lines.some((a) =>
        other.lines.some((b) => {
          const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
          const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
          // Letters have room above and below them, which may meet that of the next line.
          return width > 2 && height > 0.4 * Math.min(a.bottom - a.top, b.bottom - b.top)
        }),
      )
      if (meet) faults.overlapping.add(`${one.text} / ${other.text}`)
    }
  }

  const { scrollWidth, clientWidth } = document.documentElement
  return {
    cut: [...faults.cut],
    overlapping: [...faults.overlapping],
    outside: [...faults.outside],
    unmarked: [...faults.unmarked],
    open,
    excess: Math.max(0, scrollWidth - clientWidth),
  }
}
