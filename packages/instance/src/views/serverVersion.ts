/** The Akkoma whose answers this instance gives; clients read abilities from it. */
export const SERVER_VERSION = '3.16.0'
