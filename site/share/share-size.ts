/** What the services that show links ask for, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const
