import * as z from 'zod'
import { departuresAnswer } from '#contract/departures.ts'
import { problemDocument } from '#contract/problem.ts'
import { todayAnswer } from '#contract/today.ts'
import { weatherAnswer } from '#contract/weather.ts'
import { weatherPlaceKeys } from '#contract/weather-places.ts'
import { readSiteFacts } from '#site/content/model/site-facts.ts'
import { listStops } from '#site/content/model/stop-queries.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { licenceOfWords } from './licence.ts'

function answer(schema: z.core.$ZodType, description: string) {
  return {
    200: { description, content: { 'application/json': { schema: describeSchema(schema) } } },
    429: { description: 'Too many requests in a minute: ask later.', content: problemContent },
  }
}

/** The description names its dialect at the head. */
function describeSchema(schema: z.core.$ZodType): object {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { reused: 'inline' })
  return described
}

const problemContent = { 'application/problem+json': { schema: describeSchema(problemDocument) } }

function parameter(name: string, values: readonly string[]) {
  return { name, in: 'path', required: true, schema: { type: 'string', enum: values } }
}

/** Returns the description (OpenAPI 3.1) of what the server answers about now, from the very schemas that server and pages share. */
export function describeApi(origin: string): object {
  const { name, publisher } = readSiteFacts()
  const notFound = { 404: { description: 'The guide does not have it.', content: problemContent } }
  return {
    openapi: '3.1.0',
    info: {
      title: `${name}: weather, departures and what matters today`,
      version: '1',
      description:
        'Read-only. Every part names its service, its credit and its age; show them. Times are ISO 8601. What a service sent stays under its own terms.',
      contact: { url: `${origin}${hrefFor('contact', 'en')}`, ...(publisher.email ? { email: publisher.email } : {}) },
      license: { name: licenceOfWords.name, url: licenceOfWords.href },
    },
    servers: [{ url: origin }],
    paths: {
      '/api/today': {
        get: {
          operationId: 'today',
          summary: 'Today in Lofoten',
          responses: answer(todayAnswer, 'Every part with its state and age.'),
        },
      },
      '/api/weather/{place}': {
        get: {
          operationId: 'weather',
          summary: 'The forecast of a place',
          parameters: [parameter('place', weatherPlaceKeys)],
          responses: { ...answer(weatherAnswer, 'The forecast, with its age.'), ...notFound },
        },
      },
      '/api/departures/{stop}': {
        get: {
          operationId: 'departures',
          summary: 'Departures of a quay or stop',
          parameters: [
            parameter(
              'stop',
              listStops().map(({ id }) => id),
            ),
          ],
          responses: { ...answer(departuresAnswer, 'Departures and the last way back.'), ...notFound },
        },
      },
    },
  }
}
