import type { RankingId } from '#site/editorial/ranking-schema.ts'
import type { PictureId } from '#site/pictures/pictures.ts'

/** The picture at the head of each ranking. */
export const pictureOfRanking: Record<RankingId, PictureId> = {
  hotels: 'reine-host',
  restaurants: 'molje-kjokken',
  activities: 'trollfjorden',
  cabins: 'hamnoy-sommer',
}
