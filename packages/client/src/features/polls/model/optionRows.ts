import type { PollOption } from '@rookery/api/wire/model'

export interface OptionRow extends PollOption {
  /** From 0, as votes name it. */
  readonly place: number
  /** Two options may say the same: only their places tell them apart. */
  readonly key: string
}

export function optionRows(options: readonly PollOption[]): readonly OptionRow[] {
  return options.map((option, place) => ({ ...option, place, key: `option ${place}` }))
}
