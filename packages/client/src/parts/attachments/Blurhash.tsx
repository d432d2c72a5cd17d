import { useEffect, useRef } from 'react'
import css from './AttachmentView.module.css'

const size = 32

/** The blurred colours of a picture that is still on its way. Decorative; decoded when it is on screen, off the first load. */
export function Blurhash({ hash }: { hash: string }) {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let gone = false
    void import('fast-blurhash').then(({ decodeBlurHash }) => {
      const canvas = ref.current
      const context = canvas?.getContext('2d')
      if (gone || !context || !isBlurhash(hash)) return
      context.putImageData(new ImageData(new Uint8ClampedArray(decodeBlurHash(hash, size, size)), size, size), 0, 0)
    })
    return () => {
      gone = true
    }
  }, [hash])
  return <canvas ref={ref} className={css.blur} width={size} height={size} aria-hidden="true" />
}

/** A hash names its own length; a wrong one would draw noise. */
function isBlurhash(hash: string): boolean {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~'
  const flag = digits.indexOf(hash[0] ?? '')
  if (flag < 0) return false
  const parts = ((flag % 9) + 1) * (Math.floor(flag / 9) + 1)
  return hash.length === 4 + 2 * parts
}
