import { QueryClient } from '@tanstack/react-query'

/** What the live parts of a page have fetched: one for all of its islands, each in a provider of its own. */
export const queryClient = new QueryClient()
