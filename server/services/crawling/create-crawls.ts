import type { FastifyBaseLogger } from 'fastify'
import type { ImageObservers } from '#server/services/images/create-image-services.ts'
import { createGuardedFetch } from '#server/services/images/guarded-fetch.ts'
import type { CrawlService, HotelImages } from '#server/services/images/hotel-images.ts'
import { describePageHosts, describePictureHosts } from '#server/services/images/image-settings.ts'
import type { Settings } from '#server/settings.ts'
import { createCrawlService } from './crawl-service.ts'
import { createRobots } from './robots.ts'

interface CrawlsParts {
  settings: Settings
  images: HotelImages
  /** Begins with our name for robots.txt; includes a contact. */
  userAgent: string
  clock: () => number
  log: FastifyBaseLogger
  observers: Pick<ImageObservers, 'fetch'>
}

/** Returns the crawler of hotel pages, for a server that was asked for it; its fetches are guarded apart from those of pictures. */
export function createCrawls({ settings, images, userAgent, clock, log, observers }: CrawlsParts): CrawlService {
  const pageHosts = describePageHosts(settings)
  const fetch = observers.fetch('hotel-pages', createGuardedFetch({ allowed: pageHosts, userAgent }))
  const robots = createRobots({ fetch, userAgent, clock })
  return createCrawlService({
    fetch,
    robots,
    images,
    pageHosts,
    pictureHosts: describePictureHosts(settings),
    clock,
    log,
  })
}
