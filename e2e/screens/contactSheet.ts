/** One screenshot of a screen. */
export interface Screenshot {
  readonly screen: string
  /** Size and theme, such as `1440x900 dark`. */
  readonly variant: string
  /** From the sheet's folder. */
  readonly file: string
}

/** A page with all screenshots: a row for each screen, a column for each variant. */
export function contactSheet(images: readonly Screenshot[]): string {
  const variants = [...new Set(images.map(({ variant }) => variant))]
  const screens = [...new Set(images.map(({ screen }) => screen))]
  const cell = (screen: string, variant: string) => {
    const image = images.find((one) => one.screen === screen && one.variant === variant)
    return image ? `<td><a href="${image.file}"><img loading="lazy" src="${image.file}" alt="${screen}, ${variant}"></a></td>` : '<td></td>'
  }
  const rows = screens.map(
    (screen) => `<tr id="${screen}"><th scope="row">${screen}</th>${variants.map((variant) => cell(screen, variant)).join('')}</tr>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Rookery, every screen</title>
<style>
  body { font: 14px/1.4 system-ui, sans-serif; margin: 16px; background: #777; color: #fff }
  table { border-collapse: collapse }
  th { position: sticky; top: 0; inset-inline-start: 0; background: #555; padding: 4px 8px; text-align: start; vertical-align: top }
  td { padding: 4px; vertical-align: top }
  img { display: block; height: 360px; border: 1px solid #333 }
</style>
<table>
<thead><tr><th></th>${variants.map((variant) => `<th scope="col">${variant}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
`
}
