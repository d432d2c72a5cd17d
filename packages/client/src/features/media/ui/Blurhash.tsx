import { useEffect, useRef } from 'react'
import css from './AttachmentView.module.css'
import { drawBlurhash } from '#features/media/model/drawBlurhash.ts'

/** The blurhash of a loading image. Decorative, lazy, and rendered only while on screen. */
export function Blurhash({ hash }: { hash: string }) {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const canvas = ref.current
    if (!canvas) return undefined
    let isSeen = false
    const watch = new IntersectionObserver((entries) => {
      isSeen = entries.at(-1)?.isIntersecting ?? false
      // A canvas of no size holds no memory.
      if (!isSeen) canvas.width = 0
      else {
        import('fast-blurhash').then(
          ({ decodeBlurHash }) => isSeen && drawBlurhash(canvas, hash, decodeBlurHash),
          // The image loads without it.
          () => {},
        )
      }
    })
    watch.observe(canvas)
    return () => {
      isSeen = false
      watch.disconnect()
    }
  }, [hash])
  return <canvas ref={ref} className={css.blur} width={0} aria-hidden="true" />
}
