import { attributesOf, mathAttributesOf, type GetAttribute } from './attributes.ts'
import { maxDepth, maxNodes } from './caps.ts'
import type { ContentContext } from './ContentContext.ts'
import type { ContentNode, ContentTree, CutReason, ElementNode, ElementRole, ElementTag, ImageNode } from './ContentTree.ts'
import { emojiTable, splitEmoji, type EmojiTable } from './emoji.ts'
import { boundMarks } from './plainText.ts'
import { imageNodes, linkNodes } from './readLink.ts'
import { rawText } from './textOf.ts'
import { holdsOnlyParts, htmlTagOf, isBlock, mayBeEmpty, isMathToken, mathTagOf, mayStandIn } from './tags.ts'
import { withoutBlankParagraphs } from './withoutBlankParagraphs.ts'

/** The surroundings of the node that is being read. */
interface Place {
  /** The nearest element that stays. */
  readonly parent: string | null
  readonly depth: number
  readonly inLink: boolean
  readonly inParagraph: boolean
  readonly inHeading: boolean
  readonly inMath: boolean
  /** Code: `:name:` stays as it is written. */
  readonly verbatim: boolean
}

/** Collects siblings; text is gathered until another node follows, so that pieces left by removed tags are one text. */
interface Siblings {
  readonly nodes: ContentNode[]
  text: string
}

const start: Place = {
  parent: null,
  depth: 0,
  inLink: false,
  inParagraph: false,
  inHeading: false,
  inMath: false,
  verbatim: false,
}

/** Walks parsed HTML by the allow-list. Says which cap it met instead when the HTML was larger than it looked. */
export function readTree(walker: TreeWalker, context: ContentContext): ContentTree {
  const reader = new Reader(walker, context)
  const nodes = reader.children(start)
  return { nodes, mfm: reader.mfm, cut: reader.cut }
}

class Reader {
  cut: CutReason | null = null
  mfm = false
  readonly #walker: TreeWalker
  readonly #context: ContentContext
  readonly #emojis: EmojiTable
  #count = 0
  /** Images without a description inside the current link. */
  #wordless: ImageNode[] = []

  constructor(walker: TreeWalker, context: ContentContext) {
    this.#walker = walker
    this.#context = context
    this.#emojis = emojiTable(context.emojis ?? [])
  }

  /** The children of the walker's current node. */
  children(place: Place): readonly ContentNode[] {
    const siblings: Siblings = { nodes: [], text: '' }
    this.#readInto(siblings, place)
    this.#endText(siblings, place)
    return withoutBlankParagraphs(siblings.nodes)
  }

  #readInto(siblings: Siblings, place: Place): void {
    const inside = { ...place, depth: place.depth + 1 }
    let node = this.#walker.firstChild()
    if (!node) return
    for (; node; node = this.#walker.nextSibling()) {
      this.#count += 1
      if (this.#count > maxNodes) this.cut ??= 'nodes'
      if (inside.depth > maxDepth && node instanceof Element) this.cut ??= 'depth'
      if (this.cut) return
      if (node instanceof Text) this.#readText(node, siblings, inside)
      else if (node instanceof Element) this.#readElement(node, siblings, inside)
    }
    this.#walker.parentNode()
  }

  #readText(node: Text, siblings: Siblings, place: Place): void {
    if (holdsOnlyParts(place.parent)) return
    if (place.inMath && !isMathToken(place.parent) && !node.data.trim()) return
    siblings.text += boundMarks(node.data)
  }

  #endText(siblings: Siblings, place: Place): void {
    if (!siblings.text) return
    if (place.verbatim) siblings.nodes.push({ kind: 'text', text: siblings.text })
    else siblings.nodes.push(...splitEmoji(siblings.text, this.#emojis))
    siblings.text = ''
  }

  #add(siblings: Siblings, place: Place, nodes: readonly ContentNode[]): void {
    for (const node of nodes) {
      if (node.kind === 'text') siblings.text += node.text
      else {
        this.#endText(siblings, place)
        siblings.nodes.push(node)
      }
    }
  }

  #readElement(element: Element, siblings: Siblings, place: Place): void {
    if (element instanceof MathMLElement) return this.#readMath(element, siblings, place)
    if (!(element instanceof HTMLElement)) return
    // A form's properties can be covered by its fields, so none of them is read.
    const isForm = element instanceof HTMLFormElement
    const name = isForm ? 'form' : element.localName
    const get: GetAttribute = (attribute) => (isForm ? null : element.getAttribute(attribute))
    const tag = htmlTagOf(name)
    if (tag === false) return
    if (place.inMath) return isMathToken(place.parent) ? this.#readInto(siblings, place) : undefined
    if (holdsOnlyParts(place.parent) && (!tag || !mayStandIn(tag, place.parent) || !isTablePart(tag))) return
    if (name === 'a' && !place.inLink) {
      this.#wordless = []
      return this.#readLink(get, this.children({ ...place, inLink: true }), siblings, place)
    }
    if (name === 'img') return this.#readImage(get, siblings, place)

    const mfm = tag === 'span' && /(?:^|\s)(?:mfm-(\w+)|_mfm_(\w+)_)(?:\s|$)/.exec(get('class') ?? '')
    if (mfm) return this.#readMfm(element, mfm[1] ?? mfm[2] ?? '', siblings, place)
    this.#readHtml(tag, get, siblings, place)
  }

  #readImage(get: GetAttribute, siblings: Siblings, place: Place): void {
    const nodes = imageNodes(get, this.#emojis, this.#context, place.inLink)
    if (place.inLink && nodes.length === 0)
      for (const node of imageNodes(get, this.#emojis, this.#context, false)) if (node.kind === 'image') this.#wordless.push(node)
    this.#add(siblings, place, nodes)
  }

  #readLink(get: GetAttribute, children: readonly ContentNode[], siblings: Siblings, place: Place): void {
    const sign = /^[\p{L}\p{N}]/u.test(rawText(children)) ? (/(?:^|\s)([@#!])$/.exec(siblings.text)?.[1] ?? '') : ''
    const nodes = linkNodes(get, children, this.#wordless, this.#context, sign)
    // Both are drawn with their sign.
    const holdsSign = nodes.some((node) => (sign === '#' ? node.kind === 'hashtag' : namesPerson(node)))
    if (sign && holdsSign) siblings.text = siblings.text.slice(0, -1)
    this.#add(siblings, place, nodes)
  }

  #readMfm(element: Element, name: string, siblings: Siblings, place: Place): void {
    const children = this.children(place)
    if (children.length === 0) return
    this.mfm = true
    const args = [...element.attributes].flatMap(({ name: written, value }): [string, string][] => {
      const arg = /^data-(?:mfm-)?(\w+)$/.exec(written)?.[1]
      return arg ? [[arg, value]] : []
    })
    this.#add(siblings, place, [{ kind: 'mfm', name, args: Object.fromEntries<string>(args), children }])
  }

  #readHtml(tag: ReturnType<typeof htmlTagOf>, get: GetAttribute, siblings: Siblings, place: Place): void {
    const isHeading = tag && /^h\d$/.test(tag)
    const stays = tag && mayStandIn(tag, place.parent) && !(place.inParagraph && isBlock(tag)) && !(place.inHeading && isHeading)
    const attributes = stays ? attributesOf(tag, get) : null
    const role = stays ? roleOf(tag, get) : null
    if (!stays || (tag === 'span' && !attributes && !role)) return this.#readInto(siblings, place)
    const children = this.children({
      ...place,
      parent: tag,
      inParagraph: place.inParagraph || tag === 'p',
      inHeading: place.inHeading || Boolean(isHeading),
      verbatim: place.verbatim || tag === 'code' || tag === 'pre',
    })
    if (children.length > 0 || mayBeEmpty(tag)) this.#add(siblings, place, [{ kind: 'element', tag, attributes, role, children }])
  }

  #readMath(element: Element, siblings: Siblings, place: Place): void {
    const name = mathTagOf(element.localName)
    if (name === false || holdsOnlyParts(place.parent)) return
    if (isMathToken(place.parent)) return this.#readInto(siblings, place)
    if (!place.inMath && name !== 'math') return this.#readInto(siblings, place)
    const tag = place.inMath && name === 'math' ? 'mrow' : name
    const children = this.children({ ...place, parent: tag, inMath: true, verbatim: true })
    const node: ElementNode = { kind: 'element', tag, attributes: mathAttributesOf(element), role: null, children }
    if (tag !== 'math' || children.length > 0) this.#add(siblings, place, [node])
  }
}

/** True for a mention from the post's record, and for a stranger's profile address. */
function namesPerson(node: ContentNode): boolean {
  return node.kind === 'mention' || (node.kind === 'link' && node.label?.startsWith('@') === true)
}

function isTablePart(tag: string): boolean {
  return holdsOnlyParts(tag) || tag === 'caption' || tag === 'td' || tag === 'th'
}

function roleOf(tag: ElementTag, get: GetAttribute): ElementRole | null {
  if (tag !== 'span' && tag !== 'p' && tag !== 'div') return null
  const classes = (get('class') ?? '').split(/\s+/)
  if (classes.includes('quote-inline')) return 'quoteFallback'
  if (classes.includes('gts-system-message')) return 'serverNotice'
  return classes.includes('recipients-inline') ? 'recipients' : null
}
