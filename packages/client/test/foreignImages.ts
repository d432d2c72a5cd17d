import { foreignPaths } from '../../api/test/foreignPaths.ts'

/** Planted addresses that must never be fetched from a setting. The empty text resets one. */
export const foreignImages = [
  ...foreignPaths.filter((path) => path !== ''),
  'https://evil.test/pixel.png',
  'http://evil.test/pixel.png',
  'blob:https://evil.test/1',
  'data:text/html;base64,PGI+',
  'data:image/svg+xml;base64,PHN2Zy8+',
  'data:image/svg+xml,<svg/>',
  `data:image/png;base64,${'a'.repeat(40_000)}`,
  `/${'a'.repeat(500)}`,
  'cover.png',
]
