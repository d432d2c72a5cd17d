/** In place of what comes by itself when it can be had: until then a link leads where it led. */
export function EmptyFallback() {
  return null
}
