import type { FastifyBaseLogger } from 'fastify'
import { dataSecurityHeaders } from '#server/http/security-headers.ts'
import type { Settings } from '#server/settings.ts'
import { type CrawlService, createCrawlService } from './crawl-service.ts'
import { createGuardedFetch, type GuardedFetch } from './guarded-fetch.ts'
import type { HotelImages } from './hotel-images.ts'
import { describePageHosts, describePictureHosts, mayCrawlImages } from './image-settings.ts'
import { createPictureService, type PictureService } from './picture-service.ts'
import { createRobots } from './robots.ts'

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
  /** Begins with our name for robots.txt; includes a contact. */
  userAgent: string
  clock: () => number
  log: FastifyBaseLogger
  observers?: ImageObservers
}

const countNothing: ImageObservers = { fetch: (_upstream, fetch) => fetch, pictures: (pictures) => pictures }

/** Returns the services; pages and pictures have separate fetch guards with separate allowed hosts. */
export function createImageServices(parts: ImageServicesParts): ImageServices {
  const { settings, images, userAgent, clock, log, observers = countNothing } = parts
  const isOn = mayCrawlImages(settings)
  const pageHosts = describePageHosts(settings)
  const pictureHosts = describePictureHosts(settings)
  const fetchPage = observers.fetch('hotel-pages', createGuardedFetch({ allowed: pageHosts, userAgent }))
  const fetchPicture = observers.fetch('hotel-pictures', createGuardedFetch({ allowed: pictureHosts, userAgent }))
  const robots = createRobots({ fetch: fetchPage, userAgent, clock })
  return {
    images,
    crawls: createCrawlService({ isOn, fetch: fetchPage, robots, images, pageHosts, pictureHosts, clock, log }),
    pictures: observers.pictures(
      createPictureService({
        fetch: fetchPicture,
        images,
        showsCrawled: isOn,
        clock,
        log,
        headers: dataSecurityHeaders(settings),
      }),
    ),
  }
}
