/** What the services that show links ask for, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const

/** What a share picture may weigh: some services leave out heavier ones, and phones fetch it over a thin line. */
export const mostBytesToShare = 120_000
