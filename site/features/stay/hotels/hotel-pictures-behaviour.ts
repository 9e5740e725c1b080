/** Catches the pictures of hotels that fail, in every list of the page; what helps then is fetched with the first that does. */
export function watchHotelPictures(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-placeholders]')) {
    const help = async () => (await import('./failed-pictures.ts')).catchFailedPictures(list)
    const failed = [...list.querySelectorAll('img')].some(
      (image) => image.complete && image.currentSrc !== '' && image.naturalWidth === 0,
    )
    if (failed) void help()
    // Errors of images do not bubble.
    else list.addEventListener('error', help, { capture: true, once: true })
  }
}
