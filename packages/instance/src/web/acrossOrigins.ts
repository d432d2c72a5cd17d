/** The API, documents about the server, and the files that posts and profiles link. */
const FAMILIES = /^\/(api|nodeinfo|\.well-known|media|proxy|emoji|images|instance|packs|static)(\/|$)/

/** Calls outside of the API that a client makes to sign in and to ask for a new password, and the manifest. */
const CALLS = /^\/(oauth\/(token|revoke|mfa\/challenge)|auth\/password|manifest\.json)\/?$/

/** Pages under the API, which links in mails lead to. */
const PAGES = /^\/api\/(v1\/pleroma\/password_reset|account\/confirm_email)(\/|$)/

/**
 * Whether a page of any other origin may read the response at this path. A client that is installed elsewhere needs it.
 * A real Akkoma allows it at every path. Here pages, the bundle and `/dev` are left out: no client reads them from another
 * origin, and some of them show secrets without any sign-in.
 * @param path as the routes see it, decoded
 */
export const isReadAcrossOrigins = (path: string): boolean => (FAMILIES.test(path) && !PAGES.test(path)) || CALLS.test(path)
