import type { FastifyBaseLogger } from 'fastify'
import { dataSecurityHeaders } from '#server/http/security-headers.ts'
import type { Settings } from '#server/settings.ts'
import { createGuardedFetch, type GuardedFetch } from './guarded-fetch.ts'
import type { CrawlService, HotelImages } from './hotel-images.ts'
import { describePictureHosts, mayCrawlImages } from './image-settings.ts'
import { createPictureService, type PictureService } from './picture-service.ts'

export interface ImageServices {
  images: HotelImages
  crawls: CrawlService
  pictures: PictureService
}

/** Wrappers that count the use of each service. */
export interface ImageObservers {
  fetch: (upstream: 'hotel-pages' | 'hotel-pictures', fetch: GuardedFetch) => GuardedFetch
  pictures: (pictures: PictureService) => PictureService
}

interface ImageServicesParts {
  settings: Settings
  images: HotelImages
  crawls: CrawlService
  /** Includes a contact. */
  userAgent: string
  clock: () => number
  log: FastifyBaseLogger
  observers?: ImageObservers
}

const countNothing: ImageObservers = { fetch: (_upstream, fetch) => fetch, pictures: (pictures) => pictures }

/** Returns the services; pictures have a fetch guard of their own, with their own allowed hosts. */
export function createImageServices(parts: ImageServicesParts): ImageServices {
  const { settings, images, crawls, userAgent, clock, log, observers = countNothing } = parts
  const allowed = describePictureHosts(settings)
  return {
    images,
    crawls,
    pictures: observers.pictures(
      createPictureService({
        fetch: observers.fetch('hotel-pictures', createGuardedFetch({ allowed, userAgent })),
        images,
        showsCrawled: mayCrawlImages(settings),
        clock,
        log,
        headers: dataSecurityHeaders(settings),
      }),
    ),
  }
}
