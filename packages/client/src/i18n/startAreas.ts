/**
 * The areas of texts (what stands before the first dot of an id) that the first picture may need. All others come with the
 * first screen or window that is opened. The build fails when the first chunk names a text of another area.
 */
export const startAreas: ReadonlySet<string> = new Set([
  'account',
  'error',
  'errors',
  'general',
  'media',
  'nav',
  'quote',
  'scope',
  'shell',
  'skip',
  'start',
  'status',
  'timeline',
])
