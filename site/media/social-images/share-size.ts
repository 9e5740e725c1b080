/** In pixels, as link previews want it. Apart, because checks read it without what draws the pictures. */
export const shareSize = { width: 1200, height: 630 } as const

/** Some services drop larger pictures, and phones fetch them over slow lines. */
export const mostBytesToShare = 120_000
