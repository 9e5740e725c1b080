/** `<company>-<application>`, as Entur wants it; without it the strictest limits apply. */
export const enturClientName = 'lofotenguide-web'
