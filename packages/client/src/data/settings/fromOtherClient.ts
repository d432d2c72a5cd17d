/** What other clients of the same servers call a setting that has another name here. */
const names: Readonly<Record<string, string>> = {
  hideISP: 'hideInstancePanel',
  highlight: 'highlights',
}

/**
 * Settings as pleroma-fe and its kin write them, under the names they have here. Values stay as they are, but that the levels of
 * experience are counted there.
 */
export function fromOtherClient(raw: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(raw).map(([key, value]): [string, unknown] => [
      Object.hasOwn(names, key) ? (names[key] ?? key) : key,
      key === 'expertLevel' && typeof value === 'number' ? value > 0 : value,
    ]),
  )
}
