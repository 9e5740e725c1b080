import type { FastifyBaseLogger } from 'fastify'
import { dataSecurityHeaders } from '#server/http/security-headers.ts'
import { type Observers, observeNothing } from '#server/metrics/observers.ts'
import type { Settings } from '#server/settings.ts'
import { type CrawlService, createCrawlService } from './crawl-service.ts'
import { createGuardedFetch } from './guarded-fetch.ts'
import type { HotelImages } from './hotel-images.ts'
import { describePageHosts, describePictureHosts, mayCrawlImages } from './image-settings.ts'
import { createPictureService, type PictureService } from './picture-service.ts'
import { createRobots } from './robots.ts'

/** Everything about pictures of hotels: the table, the fetching of pages, the pictures themselves. */
export interface ImageServices {
  images: HotelImages
  crawls: CrawlService
  pictures: PictureService
}

interface ImageServicesParts {
  settings: Settings
  images: HotelImages
  /** Begins with the name by which robots.txt knows us, and says whom to write to. */
  userAgent: string
  /** Milliseconds since 1970. */
  clock: () => number
  log: FastifyBaseLogger
  observers?: Pick<Observers, 'fetch' | 'pictures'>
}

/** Promises the services with one guard for pages and one for pictures, each with hosts of its own. */
export function createImageServices(parts: ImageServicesParts): ImageServices {
  const { settings, images, userAgent, clock, log, observers = observeNothing } = parts
  const isOn = mayCrawlImages(settings)
  const pageHosts = describePageHosts(settings)
  const pictureHosts = describePictureHosts(settings)
  const fetchPage = observers.fetch('hotel-pages', createGuardedFetch({ allowed: pageHosts, userAgent }))
  const fetchPicture = observers.fetch('hotel-pictures', createGuardedFetch({ allowed: pictureHosts, userAgent }))
  const robots = createRobots({ fetch: fetchPage, userAgent, clock })
  return {
    images,
    crawls: createCrawlService({
      isOn,
      fetch: fetchPage,
      robots,
      images,
      pageHosts,
      pictureHosts,
      clock,
      log,
    }),
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
