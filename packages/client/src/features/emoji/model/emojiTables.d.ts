// Modules that vite/emojiPlugin generates from emojibase.
declare module 'virtual:emoji/*' {
  const lines: string
  export default lines
}
