/** The room that the page gives a text: the width of one line (px), and whether it may take more lines than one. */
export interface TextBox {
  readonly width: number
  readonly wraps: boolean
}

/**
 * Measures the room of each text of the catalogue on the page, by its id. The page must be in the pseudo language, which writes the id of
 * a text into it in letters that are not drawn. Each text is made longer and longer until its box lets it no further, and is then put
 * back: all in one go, so that nothing of it is ever seen. A text in several places has the width of the narrowest.
 * The function is sent to pages of other browsers as well, so it uses nothing from outside.
 */
export function measureBoxes(): Readonly<Record<string, TextBox>> {
  const found = new Map<string, TextBox>()
  /** Narrow letters that may be parted anywhere, to come within four pixels of the edge. */
  const filler = (count: number) => 'i\u200B'.repeat(count)
  /** More than a line of the widest window. */
  const maxCount = 400
  const idsIn = (text: string) =>
    [...text.matchAll(/⟦([\u{E0020}-\u{E007E}]+)/gu)].map(([, marks = '']) =>
      [...marks].map((mark) => String.fromCodePoint((mark.codePointAt(0) ?? 0) - 0xe0000)).join(''),
    )
  const keep = (text: string, box: TextBox) => {
    // Texts for screen readers alone stand in a box of some pixels.
    if (box.width < 16) return
    for (const id of idsIn(text)) {
      const before = found.get(id)
      const width = Math.floor(box.width)
      if (before === undefined || width < before.width) found.set(id, { width, wraps: box.wraps })
    }
  }
  const isSeen = (element: Element) =>
    element.clientWidth !== 1 &&
    element.closest('[aria-live], [inert][aria-hidden]') === null &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const boxesAround = (element: Element) => {
    const boxes: Element[] = []
    for (let box: Element | null = element; box !== null; box = box.parentElement) boxes.push(box)
    return boxes
  }
  const excessOf = (boxes: readonly Element[]) => boxes.map((box) => Math.max(0, box.scrollWidth - box.clientWidth))

  function measure(node: Text, element: Element): TextBox | null {
    const range = document.createRange()
    const rects = () => {
      // A change of the text makes the range empty.
      range.selectNodeContents(node)
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    }
    const before = node.data
    if (rects().length === 0) return null
    try {
      node.data = filler(maxCount)
      const lines = new Map<number, readonly [left: number, right: number]>()
      for (const { left, right, top } of rects()) {
        const [from, to] = lines.get(Math.round(top)) ?? [left, right]
        lines.set(Math.round(top), [Math.min(from, left), Math.max(to, right)])
      }
      if (lines.size > 1) {
        const width = Math.max(...[...lines.values()].map(([left, right]) => Math.min(right, innerWidth) - Math.max(left, 0)))
        return { width, wraps: true }
      }
      // One line that nothing parts: how long may it be before something is cut, or pushed out?
      const scroller = boxesAround(element).find((box) => /auto|scroll/.test(getComputedStyle(box).overflowX))
      const boxes = boxesAround(element).filter((box) => scroller === undefined || scroller.contains(box))
      const inner = boxes.filter((box) => box !== scroller)
      node.data = filler(1)
      const usual = excessOf(inner)
      const fits = (count: number) => {
        node.data = filler(count)
        const [rect] = rects()
        if (rect === undefined) return true
        const isInside = scroller === undefined ? rect.left >= -1 && rect.right <= innerWidth + 1 : rect.width <= scroller.clientWidth
        return isInside && excessOf(inner).every((excess, index) => excess <= (usual[index] ?? 0) + 1)
      }
      let [low, high] = [1, maxCount]
      while (high - low > 1) {
        const middle = Math.floor((low + high) / 2)
        if (fits(middle)) low = middle
        else high = middle
      }
      node.data = filler(low)
      return { width: rects()[0]?.width ?? 0, wraps: false }
    } finally {
      node.data = before
    }
  }

  const nodes: Text[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode)
  for (const node of nodes) {
    const element = node.parentElement
    if (element === null || !node.data.includes('⟦') || !isSeen(element)) continue
    const box = measure(node, element)
    if (box !== null) keep(node.data, box)
  }
  const roomOf = (field: HTMLElement) => {
    const { paddingLeft, paddingRight } = getComputedStyle(field)
    const { left, right } = field.getBoundingClientRect()
    return Math.min(field.clientWidth, Math.min(right, innerWidth) - Math.max(left, 0)) - parseFloat(paddingLeft) - parseFloat(paddingRight)
  }
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[placeholder], textarea[placeholder]')) {
    if (isSeen(field)) keep(field.placeholder, { width: roomOf(field), wraps: field instanceof HTMLTextAreaElement })
  }
  for (const list of document.querySelectorAll('select')) {
    const shown = list.options[0]?.firstChild
    if (!(shown instanceof Text) || !isSeen(list)) continue
    const before = shown.data
    shown.data = filler(maxCount)
    const width = roomOf(list)
    shown.data = before
    for (const { text } of list.options) keep(text, { width, wraps: false })
  }
  return Object.fromEntries([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
