/** The filter in the address of the hotels page, `?filter=lading`; the same in every language. */
export const hotelFilter = { parameter: 'filter', charging: 'lading' } as const
