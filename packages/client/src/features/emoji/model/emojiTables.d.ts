// What vite/emojiPlugin makes of emojibase.
declare module 'virtual:emoji/*' {
  const lines: string
  export default lines
}
