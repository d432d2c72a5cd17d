const elements = new Set(
  'a abbr b bdi blockquote br caption center cite code dd del details dfn div dl dt em hr i img ins kbd li mark math merror mfrac mi mmultiscripts mn mo mover mprescripts mroot mrow ms msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover ol p picture pre q rb rp rt ruby s samp small source span strong sub summary sup table tbody td tfoot th thead tr u ul var wbr button'.split(
    ' ',
  ),
)
const attributes = new Set(
  'class lang dir translate title href rel target start reversed value colspan rowspan src srcset media alt loading decoding draggable referrerpolicy tabindex style type data-level data-language data-bold data-faded data-hashtag data-true-host data-outside data-padded data-picture data-mfm data-flags data-wordless data-tone data-size stretchy symmetric largeop movablelimits accent accentunder displaystyle display form mathvariant linethickness columnspan'.split(
    ' ',
  ),
)
/** The last one is ours: an image is hidden until it is known not to be animated. */
const properties = /^(?:--(?:speed|deg|x|y|color|digits)|font-size|opacity)$/
const addresses =
  /^(?:https?|mailto|xmpp|magnet|gemini|ipfs|ipns|dat|dweb|hyper|gopher|ircs?|matrix|ssb|mumble):|^\/(?:users|tag)\/[^/?#]+$/

/** Properties of rendered content that content must never have. */
export function breachesIn(root: Element, classes: ReadonlySet<string>): readonly string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(elements.has(element.localName) ? [] : [`<${element.localName}>`]),
    ...[...element.attributes].filter(({ name }) => !attributes.has(name)).map(({ name, value }) => `${name}="${value}"`),
    ...[...element.classList].filter((name) => !classes.has(name)).map((name) => `class ${name}`),
    ...(element instanceof HTMLElement ? [...element.style].filter((name) => !properties.test(name)).map((name) => `style ${name}`) : []),
    ...(element instanceof HTMLAnchorElement ? breachesOfLink(element) : []),
    ...(element instanceof HTMLImageElement && !element.src.startsWith('https://media.example/') ? [element.src] : []),
  ])
}

function breachesOfLink(link: HTMLAnchorElement): readonly string[] {
  const href = link.getAttribute('href') ?? ''
  if (!addresses.test(href)) return [href]
  if (href.startsWith('/')) return link.target ? [`target ${link.target}`] : []
  const safe = link.target === '_blank' && ['noopener', 'noreferrer', 'nofollow', 'ugc'].every((word) => link.relList.contains(word))
  return safe ? [] : [`rel ${link.rel}`]
}
