import { useEffect, useRef } from 'react'
import css from './AttachmentView.module.css'
import { drawBlurhash } from '#features/media/model/drawBlurhash.ts'

/** A picture from the cache, or over a good line, is there before. */
const timeoutMs = 100

export interface BlurhashProps {
  hash: string
  /** An image is loading: it is drawn only if that takes long. */
  untilLoaded?: boolean
}

/** The blurhash of an image. Decorative, lazy, and drawn only while on screen. */
export function Blurhash({ hash, untilLoaded = false }: BlurhashProps) {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const canvas = ref.current
    if (!canvas) return undefined
    let isSeen = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const draw = () =>
      import('fast-blurhash').then(
        ({ decodeBlurHash }) => isSeen && drawBlurhash(canvas, hash, decodeBlurHash),
        // The image loads without it.
        () => {},
      )
    const watch = new IntersectionObserver((entries) => {
      isSeen = entries.at(-1)?.isIntersecting ?? false
      clearTimeout(timer)
      // A canvas of no size uses no memory.
      if (!isSeen) canvas.width = 0
      else if (untilLoaded) timer = setTimeout(() => void draw(), timeoutMs)
      else void draw()
    })
    watch.observe(canvas)
    return () => {
      isSeen = false
      clearTimeout(timer)
      watch.disconnect()
    }
  }, [hash, untilLoaded])
  return <canvas ref={ref} className={css.blur} width={0} aria-hidden="true" />
}
