/** Before a packed theme, at the beginning of a fragment: the page is shown in that theme. */
export const themeHash = '#theme='
