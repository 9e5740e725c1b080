/** The state of the hotels page that the address keeps: `?filter=lading`, the same words in every language. */
export const hotelFilter = { parameter: 'filter', charging: 'lading' } as const
