/** What the server answers and no file does. Each ends in a slash, so that `/restauranter` is a page and `/rest/v1` is not. */
export const livePaths = ['/api/', '/functions/', '/rest/'] as const
