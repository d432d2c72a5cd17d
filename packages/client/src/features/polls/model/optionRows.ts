import type { PollOption } from '@rookery/api/wire/model'

export interface OptionRow extends PollOption {
  /** From 0, as in votes. */
  readonly index: number
  /** Two options may have the same text, so their indices identify them. */
  readonly key: string
}

export function optionRows(options: readonly PollOption[]): readonly OptionRow[] {
  return options.map((option, index) => ({ ...option, index, key: `option ${index}` }))
}
