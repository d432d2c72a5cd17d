import { screenHashOf } from '#features/addresses/model/settingsHash.ts'
import { useCellPart } from '#lib/useCell.ts'
import { useNavigation } from './useNavigation.ts'

/** The tab that the address names after its `#`, so that going back finds it; choosing one leaves no extra step to go back over. */
export function useHashTab<Tab extends string>(tabs: readonly Tab[], defaultValue: Tab): [tab: Tab, choose: (tab: Tab) => void] {
  const navigation = useNavigation()
  const named = useCellPart(navigation.address, ({ hash }) => screenHashOf(hash).slice(1))
  const tab = tabs.find((one) => one === named) ?? defaultValue
  return [tab, (next) => navigation.navigate(`#${next}`, { replace: true })]
}
