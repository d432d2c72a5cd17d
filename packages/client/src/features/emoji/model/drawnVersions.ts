/** One emoji of each version that some system does not draw yet. */
const samples: ReadonlyMap<number, string> = new Map([
  [14, '🫠'],
  [15, '🫨'],
  [15.1, '🐦‍🔥'],
  [16, '🫩'],
  [17, '🫪'],
])

/** In all browsers, so that a system that cannot tell is known by it. */
const known = '😀'

let newest: number | null = null

/** The newest version of Emoji that this system has pictures for. Infinity where that cannot be found out. */
export function newestDrawn(document: Document): number {
  newest ??= findNewest(document.createElement('canvas').getContext('2d', { willReadFrequently: true }))
  return newest
}

function findNewest(context: CanvasRenderingContext2D | null): number {
  // Some browsers give noise instead of what was drawn, against being recognised.
  if (!context || !isDrawn(context, known)) return Infinity
  const firstMissing = [...samples].find(([, sample]) => !isDrawn(context, sample))
  const before = [...samples.keys()].filter((version) => firstMissing === undefined || version < firstMissing[0])
  return firstMissing === undefined ? Infinity : (before.at(-1) ?? 0)
}

/**
 * Whether the system has a picture for an emoji. It has not when the drawing takes on the colour of the text, as a letter or an
 * empty box does, or when a sequence is drawn as several pictures, which is wider than one.
 */
function isDrawn(context: CanvasRenderingContext2D, emoji: string): boolean {
  context.font = '20px sans-serif'
  if (context.measureText(emoji).width > context.measureText(known).width * 1.5) return false
  const [light, dark] = ['#fff', '#000'].map((color) => {
    context.clearRect(0, 0, 30, 30)
    context.fillStyle = color
    context.fillText(emoji, 0, 20)
    return context.getImageData(0, 0, 30, 30).data.join()
  })
  return light === dark
}
