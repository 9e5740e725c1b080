/** `refused`: the request is not allowed; `failed`: it is, but did not succeed. Messages are for display. */
export type CrawlOutcome =
  | { kind: 'found' }
  | { kind: 'refused'; code: 'refused-address' | 'page-of-another-hotel' | 'crawling-off'; message: string }
  | { kind: 'failed'; message: string }

export interface CrawlService {
  /** Resolves when the pictures named by a hotel's page are stored, or with the reason why not. Never throws. */
  crawl: (hotelId: string, pageUrl: string) => Promise<CrawlOutcome>
}

/** Reads no page: what the guide does unless the owner asks for more (server/services/crawling/). */
export const crawlingOff: CrawlService = {
  crawl: async () => ({
    kind: 'refused',
    code: 'crawling-off',
    message: 'Fetching pictures from hotel pages is switched off.',
  }),
}
