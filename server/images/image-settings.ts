import type { Settings } from '#server/settings.ts'
import type { AllowedHosts } from './allowed-address.ts'

type ImageSettings = Pick<
  Settings,
  'HOTEL_SOURCE' | 'IMAGE_CRAWLING' | 'CRAWL_HOSTS' | 'IMAGE_HOSTS' | 'SAMPLE_HOTEL_PAGES'
>

/**
 * Promises whether hotel pages may be fetched for their pictures. Unless the owner decides: only the pages of example hotels, which
 * are our own; whether a partner's pictures may be used this way is a question of law that nobody has answered yet.
 */
export function mayCrawlImages(settings: ImageSettings): boolean {
  if (settings.IMAGE_CRAWLING !== undefined) return settings.IMAGE_CRAWLING === 'on'
  return findSamplePages(settings) !== undefined
}

/** Promises where hotel pages may be fetched from. */
export function describePageHosts(settings: ImageSettings): AllowedHosts {
  return { hosts: settings.CRAWL_HOSTS, standInOrigin: findStandInOrigin(settings) }
}

/** Promises where pictures may be fetched from. */
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
