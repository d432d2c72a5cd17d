/** UTF-8. */
export const maxBytes = 200_000
/** Elements and pieces of text. */
export const maxNodes = 5_000
export const maxDepth = 100

/** Formatting elements that are left open are opened again in every following block, by which a small text becomes a large tree. */
const formatting = words('a b big code em font i nobr s small strike strong tt u')
const harmlessOpen = 8
const closedByOthers = words('p li dt dd rt rp rb td th tr tbody thead tfoot option')
const voids = words('area base basefont bgsound br col embed frame hr image img input keygen link meta param source track wbr')

function words(list: string): ReadonlySet<string | undefined> {
  return new Set(list.split(' '))
}

/**
 * Counts the nodes and the depth that a parser would make of tags, without parsing. Badly nested tags count for more than
 * they are, never for less.
 */
export class TagCount {
  readonly #open: string[] = []
  #openFormatting = 0
  #nodes = 0

  /** Which cap is broken by now. */
  get broken(): 'nodes' | 'depth' | null {
    if (this.#nodes > maxNodes) return 'nodes'
    return this.#open.length > maxDepth ? 'depth' : null
  }

  start(name: string, closesItself: boolean): void {
    this.#nodes += this.#openFormatting > harmlessOpen ? 1 + this.#openFormatting : 1
    if (closesItself || voids.has(name) || (closedByOthers.has(name) && this.#open.at(-1) === name)) return
    this.#open.push(name)
    if (formatting.has(name)) this.#openFormatting += 1
  }

  end(name: string): void {
    // An end tag without a start still makes an element of these.
    if (name === 'p' || name === 'br') this.#nodes += 1
    const open = this.#open
    if (!formatting.has(name)) while (open.at(-1) !== name && closedByOthers.has(open.at(-1))) open.pop()
    if (open.at(-1) !== name) return
    open.pop()
    if (formatting.has(name)) this.#openFormatting -= 1
  }
}
