import type { Settings } from '#server/settings.ts'
import type { AllowedHosts } from './allowed-address.ts'

type ImageSettings = Pick<Settings, 'HOTEL_SOURCE' | 'CRAWL_HOSTS' | 'IMAGE_HOSTS' | 'SAMPLE_HOTEL_PAGES'>

/** Whether hotel pages may be crawled: only when the owner asks for it, as rights to partner pictures are open. */
export function mayCrawlImages({ IMAGE_CRAWLING }: Pick<Settings, 'IMAGE_CRAWLING'>): boolean {
  return IMAGE_CRAWLING === 'on'
}

export function describePageHosts(settings: ImageSettings): AllowedHosts {
  return { hosts: settings.CRAWL_HOSTS, standInOrigin: findStandInOrigin(settings) }
}

export function describePictureHosts(settings: ImageSettings): AllowedHosts {
  return { hosts: settings.IMAGE_HOSTS, standInOrigin: findStandInOrigin(settings) }
}

function findSamplePages({ HOTEL_SOURCE, SAMPLE_HOTEL_PAGES }: ImageSettings): string | undefined {
  return HOTEL_SOURCE === 'sample' ? SAMPLE_HOTEL_PAGES : undefined
}

function findStandInOrigin(settings: ImageSettings): string | null {
  const pages = findSamplePages(settings)
  return pages === undefined ? null : new URL(pages).origin
}
