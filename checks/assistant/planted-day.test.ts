import type { AddressInfo } from 'node:net'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { longestAssistantAnswerBytes } from '#server/limits/request-limits.ts'
import { assistantTools } from '#server/mcp/create-guide-server.ts'
import { buildExampleApp } from '#server/testing/example-app.ts'
import { createAssistant } from '#site/assistant/create-assistant.ts'
import { describeGuide } from '#site/assistant/describe-guide.ts'
import { listEntries } from '#site/content/model/entries.ts'
import { entryKinds } from '#site/content/model/kinds.ts'
import { listPartnerHosts } from '#site/content/model/partners.ts'
import { places } from '#site/content/model/place-queries.ts'

// The whole way: the official client, the server, and what the build makes of the content.

const now = Date.parse('2026-09-01T09:00:00Z')
// As the build writes it.
const guide = JSON.parse(JSON.stringify(describeGuide()))
const { app } = await buildExampleApp({
  environment: { SITE_ORIGIN: 'https://guide.example' },
  clock: () => now,
  assistant: createAssistant(guide),
})
const client = new Client({ name: 'test', version: '1' })

beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`)))
})
afterAll(async () => {
  await client.close()
  await app.close()
})

async function call(name: string, args: Record<string, unknown>) {
  const { content, isError } = await client.callTool({ name, arguments: args })
  const [first] = content as { type: string; text: string }[]
  expect(Buffer.byteLength(JSON.stringify(content))).toBeLessThanOrEqual(longestAssistantAnswerBytes)
  return { text: first?.text ?? '', isError, said: isError ? undefined : JSON.parse(first?.text ?? '') }
}

describe('the official client', () => {
  it('lists the four tools, each read-only, in words that steer nobody', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([...assistantTools])
    for (const { annotations, description = '', inputSchema } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false, openWorldHint: false })
      expect(description).not.toMatch(/\b(always|must|never|prefer|instead of|important)\b/i)
      expect(Object.keys(inputSchema.properties ?? {})).not.toContain('url')
    }
  })

  it.each([
    ['ryten', 'trips/ryten'],
    ['Reine', 'places/reine'],
    ['hike Fredvang Ryten', 'trips/ryten'],
    ['viking museum', 'activities/lofotr'],
  ])('finds %s', async (words, entry) => {
    const { said } = await call('find', { words, language: 'en' })
    expect(said.found.slice(0, 3).map((each: { entry: string }) => each.entry)).toContain(entry)
    expect(said.found[0].address).toMatch(/^https:\/\/guide\.example\/en\//)
  })

  it.each(languageKeys)(
    'gets the facts of every entry in %s, with source and day, and what is not known',
    async (language) => {
      const kinds = [...entryKinds.flatMap((kind) => listEntries(kind, language)), ...places.list(language)]
      // In the process: the limit of a minute is less than the entries of the guide.
      const assistant = createAssistant(guide)
      for (const { kind, id } of kinds) {
        const found = assistant.facts(`${kind}/${id}`, language)
        expect(
          found?.facts.some(({ source, checkedOn }) => source && checkedOn),
          `${kind}/${id}`,
        ).toBe(true)
        expect(Buffer.byteLength(JSON.stringify(JSON.stringify(found)))).toBeLessThan(
          longestAssistantAnswerBytes - 1024,
        )
        for (const host of listPartnerHosts()) expect(JSON.stringify(found)).not.toContain(`${host}/`)
      }
      const { said } = await call('facts', { entry: 'hotels/the-tide-hotel', language })
      expect(said.address).toMatch(/^https:\/\/guide\.example\//)
      expect(said.facts.some(({ value }: { value: unknown }) => value === null)).toBe(true)
    },
  )

  it('gets today with the state of each part, and no data of one that is off', async () => {
    const { said } = await call('today', { language: 'de' })
    expect(said.address).toBe('https://guide.example/de/heute')
    expect(said.date).toBe('2026-09-01')
    expect(said.parts.road).toMatchObject({ state: 'off', fetchedAt: null })
    expect(said.parts.road).not.toHaveProperty('data')
  })

  it.each(languageKeys)(
    'gets the remarks of My trip for a closed museum, a boat that does not sail and a hike in the dark, in %s',
    async (language) => {
      const { said } = await call('check_day', {
        language,
        date: '2026-10-28',
        by: 'car',
        stops: [
          { entry: 'activities/skrei-kabelvag', arrive: '08:00', minutes: 60 },
          { entry: 'trips/nusfjord-ballstad', arrive: '10:00', minutes: 120 },
          { entry: 'trips/ryten', arrive: '15:30', minutes: 240 },
        ],
      })
      const kindsOf = (entry: string) =>
        said.remarks.filter((each: { entry: string }) => each.entry === entry).map(({ kind }: { kind: string }) => kind)
      expect(kindsOf('activities/skrei-kabelvag')).toEqual(['closedThen'])
      expect(kindsOf('trips/nusfjord-ballstad')).toEqual(expect.arrayContaining(['monthOutOfSeason', 'lastBoat']))
      expect(kindsOf('trips/ryten')).toContain('dark')
      for (const { title, text } of said.remarks) expect(`${title} ${text}`).not.toMatch(/[{}]|undefined/)
      expect(said.stops.map(({ arrives }: { arrives: string }) => arrives)).toEqual(['08:00', '10:00', '15:30'])
    },
  )

  it('is told of a day that is too long, and of a stop that cannot be reached in time', async () => {
    const { said } = await call('check_day', {
      date: '2027-07-08',
      stops: [
        { entry: 'places/svolvaer', arrive: '08:00', minutes: 240 },
        { entry: 'places/reine', arrive: '12:15', minutes: 600 },
      ],
    })
    const found = said.remarks.map(({ kind }: { kind: string }) => kind)
    expect(found).toEqual(expect.arrayContaining(['tooLate', 'tooLong']))
  })

  it('hears of a house whose hours nobody has confirmed', async () => {
    const { said } = await call('check_day', { date: '2027-07-08', stops: [{ entry: 'restaurants/anitas-sjomat' }] })
    expect(said.remarks.map(({ kind }: { kind: string }) => kind)).toContain('uncheckedHours')
  })

  it('gets the error of the protocol for an unknown entry', async () => {
    expect(await call('facts', { entry: 'trips/everest' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('trips/everest'),
    })
  })
})
