import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { UpstreamFailure } from '#server/cache/upstream.ts'
import { distanceBetween } from '#site/domain/geography/distance-between.ts'
import type { Ask } from '#update/core/ask.ts'
import type { GuideEntry } from '#update/core/guide-entries.ts'
import { likenessOf } from '#update/core/match-names.ts'
import { type Finding, keyOf, type Service } from '#update/core/service.ts'
import { askCommons, type FoundPicture, pictureEnding, unnamed } from './ask-commons.ts'

/** A person has to look at each. */
const mostOfEntry = 2

/** Proposes free photographs of places and hikes from Wikimedia Commons; a person says what is seen, in three languages, before one is shown. */
export const proposePhotos: Service = ({ ask, entries, contentFolder }) =>
  entries
    .filter(({ kind, facts }) => kind === 'places' || (kind === 'trips' && facts.type === 'hike'))
    .filter(
      ({ kind, id }) => !['jpg', 'png'].some((ending) => existsSync(join(contentFolder, kind, id, `photo.${ending}`))),
    )
    .map((entry) => ({ key: `photos ${keyOf(entry)}`, name: entry.name, run: () => findPhotos(entry, ask('photos')) }))

async function findPhotos(entry: GuideEntry, ask: Ask): Promise<Finding[]> {
  const found = await askCommons(ask, entry.position)
  const metresTo = ({ position }: FoundPicture) =>
    position ? Math.round(distanceBetween(entry.position, position) * 1000) : undefined
  // Landscapes that name the place first, then the nearest.
  const best = found
    .filter(({ width, height }) => width > height)
    .toSorted(
      (one, other) =>
        Number(isNamed(entry, other)) - Number(isNamed(entry, one)) ||
        (metresTo(one) ?? 9999) - (metresTo(other) ?? 9999) ||
        one.id - other.id,
    )
    .slice(0, mostOfEntry)
  if (best.length === 0) return [{ kind: 'not-found', entry: keyOf(entry) }]
  const findings: Finding[] = []
  for (const picture of best) {
    const { bytes } = await ask({ url: picture.fileUrl, expects: 'bytes', sizeLimitBytes: 8_000_000 })
    const ending = pictureEnding(bytes)
    if (!ending) throw new UpstreamFailure('wrong-answer', `answered no whole picture for ${picture.title}`)
    const name = `photo-${picture.id}.${ending}`
    findings.push(
      { kind: 'bytes', name, bytes },
      proposePhoto(entry, picture, name, createHash('sha256').update(bytes).digest('hex'), metresTo(picture)),
    )
  }
  return findings
}

const isNamed = (entry: GuideEntry, { title }: FoundPicture) => title.toLowerCase().includes(entry.name.toLowerCase())

function proposePhoto(
  entry: GuideEntry,
  picture: FoundPicture,
  from: string,
  hash: string,
  metres: number | undefined,
): Finding {
  const { kind, id } = entry
  const { author, licence, page, title, takenOn, restrictions, sha1 } = picture
  const credit = author === unnamed ? author : `${author}, ${unnamed}`
  return {
    kind: 'proposal',
    isConflict: false,
    draft: {
      service: 'photos',
      kind,
      entry: id,
      name: entry.name,
      path: ['photo', String(picture.id)],
      new: { title, author, licence: licence.name, takenOn, picture: from, sha256: hash },
      source: page,
      licence: licence.name,
      address: page,
      match: {
        name: title,
        ...(metres === undefined ? {} : { metres }),
        likeness: likenessOf(entry.name, title),
        why: metres === undefined ? 'its place was copied from another picture' : 'taken near it',
      },
      remarks: [
        'Look at the picture: is it the place, is nobody recognisable, is no work of art its subject?',
        ...(/SA/.test(licence.name)
          ? ['A crop or a change of it must stay under the same licence; the page says so.']
          : []),
        ...(restrictions === '' ? [] : [`Restrictions are named there: ${restrictions}`]),
      ],
      needs: ['alt_no', 'alt_en', 'alt_de'],
      writes: [
        { file: `${kind}/${id}/photo.${from.split('.').at(-1)}`, path: [], from },
        {
          file: `${kind}/${id}/photo.yaml`,
          path: [],
          value: {
            credit,
            licence: { name: licence.name, address: licence.address },
            takenOn,
            alt: { no: '$alt_no', en: '$alt_en', de: '$alt_de' },
            origin: { address: page, sha1, sha256: hash },
          },
        },
      ],
    },
  }
}
