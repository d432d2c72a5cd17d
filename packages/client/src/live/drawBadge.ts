/** Pixels; browsers scale it down (spec 2, section 9). */
const size = 128

/** The address of the page's icon with a dot on it, or the icon itself when the count is 0 or it cannot be drawn. */
export async function drawBadge(document: Document, iconUrl: string, count: number): Promise<string> {
  if (count === 0) return iconUrl
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const context = canvas.getContext('2d')
  try {
    const image = imageOf(document, iconUrl)
    await image.decode()
    if (!context) return iconUrl
    context.drawImage(image, 0, 0, size, size)
    const style = getComputedStyle(document.documentElement)
    context.beginPath()
    context.arc(size - 34, 34, 30, 0, 2 * Math.PI)
    context.fillStyle = style.getPropertyValue('--cRed') || 'red'
    context.fill()
    context.lineWidth = 6
    context.strokeStyle = style.getPropertyValue('--bg') || 'white'
    context.stroke()
    return canvas.toDataURL('image/png')
  } catch {
    // An icon from elsewhere that may not be read: the title still has the count.
    return iconUrl
  }
}

/** Reuses the image that the page shows already, instead of fetching it again. */
function imageOf(document: Document, url: string): HTMLImageElement {
  const shown = [...document.images].find((image) => image.src === url)
  if (shown) return shown
  const image = document.createElement('img')
  image.src = url
  return image
}
