/** The password of all people of a test's instance. */
export const smallWorldPassword = 'correct horse'
