/** Where Akkoma and Pleroma have the pages with which a server is run. */
export const administration = '/pleroma/admin/'
