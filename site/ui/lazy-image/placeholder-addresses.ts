import { addressOfPicture, type PictureId } from '#site/pictures/pictures.ts'

/** The addresses of the ten drawings of lodging that stand in for a hotel’s picture, 1 to 10. */
export function placeholderAddresses(): string[] {
  return Array.from({ length: 10 }, (_, index) => addressOfPicture(`hotell-${index + 1}` as PictureId))
}
