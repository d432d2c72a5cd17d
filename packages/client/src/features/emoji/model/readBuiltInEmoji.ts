import { emojiGroups, type BuiltInEmoji } from './PickerEmoji.ts'

/** The numbers that the table has for groups. */
const groupAt = new Map([0, 1, 3, 4, 5, 6, 7, 8, 9].map((number, index) => [number, emojiGroups[index]]))

/** Reads the tables that `vite/emojiPlugin.ts` wrote. */
export function readBuiltInEmoji(lines: string): readonly BuiltInEmoji[] {
  return lines.split('\n').flatMap((line): BuiltInEmoji | [] => {
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
