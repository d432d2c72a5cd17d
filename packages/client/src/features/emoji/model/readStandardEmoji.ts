import { emojiGroups, type StandardEmoji } from './PickerEmoji.ts'

/** The numbers that the table has for groups. */
const groupAt = new Map([0, 1, 3, 4, 5, 6, 7, 8, 9].map((number, index) => [number, emojiGroups[index]]))

/** Reads what `vite/emojiPlugin.ts` wrote. */
export function readStandardEmoji(lines: string): readonly StandardEmoji[] {
  return lines.split('\n').flatMap((line): StandardEmoji | [] => {
    const [character = '', name = '', shortcodes = '', words = '', flags = '', version = ''] = line.split('\t')
    const group = groupAt.get(Number.parseInt(flags, 10))
    if (character === '' || group === undefined) return []
    return {
      kind: 'standard',
      character,
      name,
      shortcodes: shortcodes === '' ? [] : shortcodes.split(' '),
      words: words === '' ? [] : words.split(' '),
      group,
      hasTones: flags.endsWith('t'),
      version: Number(version),
    }
  })
}
