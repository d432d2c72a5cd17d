let value: string | null = null

/**
 * Letters, digits and hyphens. With other signs, or more than 128 in all, a browser asks another origin before each call (Fetch,
 * CORS-safelisted request-header).
 */
const isPlainTag = /^[0-9A-Za-z-]{1,35}$/

/**
 * Says in which language servers are asked to respond, for all clients of this page and until it is called again. Servers of this
 * family write their errors in it where they can.
 * @param tag a BCP 47 tag; null or an invalid tag leaves the choice to the browser
 */
export function setAcceptLanguage(tag: string | null): void {
  if (tag === null || !isPlainTag.test(tag)) value = null
  else {
    // A server may know the language and not the script or the country.
    const [language = tag] = tag.split('-')
    value = [tag, ...(language === tag ? [] : [`${language};q=0.9`]), ...(language === 'en' ? [] : ['en;q=0.5'])].join(', ')
  }
}

/** The value of the header `Accept-Language`, or null where the browser's own is right. */
export function acceptLanguage(): string | null {
  return value
}
