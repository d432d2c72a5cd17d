/** One emoji of each version that some system does not draw yet. */
const samples: ReadonlyMap<number, string> = new Map([
  [14, '🫠'],
  [15, '🫨'],
  [15.1, '🐦‍🔥'],
  [16, '🫩'],
  [17, '🫪'],
])

/** All browsers draw this one, so it detects a system where the test does not work. */
const known = '😀'

let newest: number | null = null

/** The newest version of Emoji that this system can draw; Infinity if unknown. */
export function newestDrawn(document: Document): number {
  newest ??= findNewest(document.createElement('canvas').getContext('2d', { willReadFrequently: true }))
  return newest
}

function findNewest(context: CanvasRenderingContext2D | null): number {
  // Some browsers return noise instead of the drawing, against fingerprinting.
  if (!context || !isDrawn(context, known)) return Infinity
  const firstMissing = [...samples].find(([, sample]) => !isDrawn(context, sample))
  const before = [...samples.keys()].filter((version) => firstMissing === undefined || version < firstMissing[0])
  return firstMissing === undefined ? Infinity : (before.at(-1) ?? 0)
}

/**
 * Whether the system can draw an emoji. It cannot if the drawing takes the text colour, as a letter or an empty box does, or if a sequence
 * is drawn as several images, which is wider than one.
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
