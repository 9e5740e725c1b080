import type { FastifyInstance } from 'fastify'
import { newEntry, proposalAnswer, settingsRequest } from '#desk/contract.ts'
import { describeDesk } from '#desk/engine/describe-desk.ts'
import { findEntry } from '#desk/engine/files/content-files.ts'
import { checkRules } from '#desk/engine/office/check-rules.ts'
import { listDue } from '#desk/engine/office/list-due.ts'
import { addEntry, describeNew } from '#desk/engine/office/new-entry.ts'
import { answerWith, listProposals, readPicture } from '#desk/engine/office/proposals.ts'
import { describeSettings, saveSettings } from '#desk/engine/office/settings-files.ts'
import { createPublisher, ownTools } from '#desk/engine/publish/publish.ts'
import { osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import type { DeskParts } from './desk-parts.ts'
import { readBody } from './guard.ts'

interface OfKind {
  Params: { kind: string }
}

/** Adds what is of the whole guide: the state of the desk, new entries, what is due, settings, proposals, publishing. */
export function addOfficeRoutes(app: FastifyInstance, { place, now, publishedAt }: DeskParts): void {
  const today = () => osloDateOf(now())
  const publisher = createPublisher(place, ownTools, now)

  app.get('/desk/api/state', async () => {
    const { changes } = await publisher.describe()
    const open = listProposals(place)?.proposals.filter(({ state }) => state === 'open').length
    return {
      ...describeDesk(place, today()),
      unpublished: changes.length,
      ...(open === undefined ? {} : { proposals: open }),
    }
  })
  app.get('/desk/api/due', () => listDue(place, today()))
  app.get<{ Params: { kind: string; id: string } }>('/desk/api/rules/:kind/:id', ({ params: { kind, id } }) =>
    checkRules(place, findEntry(place, kind, id)),
  )
  app.get<OfKind>('/desk/api/new/:kind', ({ params }) => describeNew(place, params.kind))
  app.post<OfKind>('/desk/api/new/:kind', ({ params, body }) => addEntry(place, params.kind, readBody(newEntry, body)))
  app.get('/desk/api/settings', () => describeSettings(place))
  app.put<{ Params: { file: string } }>('/desk/api/settings/:file', ({ params, body }) =>
    saveSettings(place, params.file, readBody(settingsRequest, body)),
  )
  app.get('/desk/api/proposals', () => listProposals(place) ?? { proposals: [], broken: [] })
  app.get<{ Params: { id: string } }>('/desk/api/proposals/:id/picture', ({ params }, reply) => {
    const { bytes, type } = readPicture(place, params.id)
    return reply.type(type).send(bytes)
  })
  app.post<{ Params: { id: string } }>('/desk/api/proposals/:id', ({ params, body }) =>
    answerWith(place, params.id, readBody(proposalAnswer, body), today()),
  )
  const shown = () => (publishedAt ? { publishedAt } : {})
  app.get('/desk/api/publish', async () => ({ ...(await publisher.describe()), ...shown() }))
  app.post('/desk/api/publish', async (_request, reply) =>
    reply.code(202).send({ ...(await publisher.publish()), ...shown() }),
  )
  app.post('/desk/api/publish/roll-back', async (_request, reply) =>
    reply.code(202).send({ ...(await publisher.rollBack()), ...shown() }),
  )
}
