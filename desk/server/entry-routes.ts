import type { FastifyInstance } from 'fastify'
import { callNote, saveRequest, sourceOfCall } from '#desk/contract.ts'
import { removeAsked } from '#desk/engine/calls/asked-by-readers.ts'
import { listCalls } from '#desk/engine/calls/call-list.ts'
import { keepCallNote } from '#desk/engine/calls/call-notes.ts'
import { describeSource } from '#desk/engine/calls/source-of-call.ts'
import { keepDraft } from '#desk/engine/entries/drafts.ts'
import { openEntry } from '#desk/engine/entries/open-entry.ts'
import { judgeChanges, saveEntry } from '#desk/engine/entries/save-entry.ts'
import { findEntry } from '#desk/engine/files/content-files.ts'
import { drawPhoto, keepPhoto, removePhoto } from '#desk/engine/photos/photo-of-entry.ts'
import { Refused } from '#desk/engine/refused.ts'
import { osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import { photoLimits } from '#site/media/photos/decode-photo.ts'
import type { DeskParts } from './desk-parts.ts'
import { readBody } from './guard.ts'

interface Named {
  Params: { kind: string; id: string }
}

/** Adds the call list, the entries and their photos. */
export function addEntryRoutes(app: FastifyInstance, { place, now }: DeskParts): void {
  const today = () => osloDateOf(now())
  const find = ({ kind, id }: Named['Params']) => findEntry(place, kind, id)
  const open = (params: Named['Params']) => openEntry(place, find(params), today())
  const entry = '/desk/api/entries/:kind/:id'

  app.get('/desk/api/calls', () => listCalls(place, today()))
  app.put<Named>('/desk/api/calls/:kind/:id', ({ params, body }) => {
    const note = readBody(callNote, body)
    keepCallNote(place, find(params), note)
    return note
  })
  app.delete<{ Params: { id: string } }>('/desk/api/asked/:id', ({ params }) => {
    removeAsked(place, params.id)
    return listCalls(place, today())
  })
  app.post('/desk/api/sources', ({ body }) => describeSource(readBody(sourceOfCall, body)))

  app.get<Named>(entry, ({ params }) => open(params))
  app.post<Named>(`${entry}/judge`, ({ params, body }) =>
    judgeChanges(place, find(params), readBody(saveRequest, body)),
  )
  app.put<Named>(entry, async ({ params, body }) => {
    const saved = saveEntry(place, find(params), readBody(saveRequest, body))
    return { ...saved, entry: await open(params) }
  })
  app.delete<Named>(`${entry}/draft`, ({ params }) => {
    keepDraft(place, find(params), undefined)
    return open(params)
  })

  app.get<Named & { Querystring: { crop?: string } }>(`${entry}/photo`, async ({ params, query }, reply) =>
    reply.type('image/jpeg').send(await drawPhoto(place, find(params), query.crop ?? null)),
  )
  // A scope of its own, so that pictures are taken here and nowhere else.
  void app.register((photos, _options, done) => {
    photos.addContentTypeParser(
      ['image/jpeg', 'image/png'],
      { parseAs: 'buffer', bodyLimit: photoLimits.mostBytes },
      (_request, bytes, parsed) => parsed(null, bytes),
    )
    photos.put<Named>(`${entry}/photo`, async ({ params, body }) => {
      if (!Buffer.isBuffer(body))
        throw new Refused(415, 'A photo is a JPEG or a PNG picture.', 'Export it as one of them.')
      await keepPhoto(place, find(params), body)
      return open(params)
    })
    done()
  })
  app.delete<Named>(`${entry}/photo`, ({ params }) => {
    removePhoto(place, find(params))
    return open(params)
  })
}
