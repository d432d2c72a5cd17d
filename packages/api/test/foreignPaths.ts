/** Texts that a document of the server may have where a path of the same server belongs. A browser takes most of them elsewhere. */
export const foreignPaths = [
  'https://evil.test/',
  '//evil.test/',
  '/\\evil.test/',
  '\\\\evil.test/',
  '/\t/evil.test/',
  '/\n/evil.test/',
  '/\r/evil.test/',
  '\t//evil.test/',
  ' //evil.test/',
  '/\t\\evil.test/',
  '/\t/[',
  '/./\t/evil.test/',
  '/a/../..//evil.test/',
  'evil.test/',
  'mailto:a@evil.test',
  '',
]
