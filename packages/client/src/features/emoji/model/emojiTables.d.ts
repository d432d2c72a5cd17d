// The output of vite/emojiPlugin from emojibase.
declare module 'virtual:emoji' {
  const tables: Readonly<Record<string, () => Promise<{ default: string }>>>
  export default tables
}

declare module 'virtual:emoji/*' {
  const lines: string
  export default lines
}
