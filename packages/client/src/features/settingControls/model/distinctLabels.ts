/** An entry of a list of themes, before it has a label of its own. */
export interface NamedTheme {
  readonly label: string
  /** Text that tells it from entries of other kinds with the same name; null for a kind that needs none. */
  readonly kind: string | null
}

/**
 * Labels that are all different. Of entries with the same name, each has its kind behind the name; those that are still the same have their
 * number, from the second on.
 * @param withSuffix a name with its kind or number behind it
 */
export function distinctLabels(
  entries: readonly NamedTheme[],
  withSuffix: (name: string, suffix: string | number) => string,
): readonly string[] {
  const named = entries.map(({ label, kind }) => {
    const isShared = entries.filter((other) => other.label === label).length > 1
    return isShared && kind !== null ? withSuffix(label, kind) : label
  })
  return named.map((label, index) => {
    const earlier = named.slice(0, index).filter((other) => other === label).length
    return earlier === 0 ? label : withSuffix(label, earlier + 1)
  })
}
