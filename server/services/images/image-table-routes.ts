import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hotelId } from '#contract/hotel-requests.ts'
import { DatabaseUnavailable } from '#server/database-unavailable.ts'
import { type PostgrestProblem, sendPostgrestProblem } from '#server/services/supabase/supabase-problem.ts'
import type { HotelImage, HotelImages } from './hotel-images.ts'

const columns = ['hotel_id', 'url', 'page_url', 'found_at'] as const
type Column = (typeof columns)[number]
type Row = Record<Column, string>

interface TableQuery {
  hotelId: string
  columns: readonly Column[]
  offset: number
  limit: number
  isCounted: boolean
}

/** An invalid query, with PostgREST's own codes. */
class TableProblem extends Error {
  override name = 'TableProblem'
  readonly status: number
  readonly problem: Pick<PostgrestProblem, 'code' | 'message'> & Partial<PostgrestProblem>

  constructor(status: number, problem: TableProblem['problem']) {
    super(problem.message)
    this.status = status
    this.problem = problem
  }
}

const onlyFilter = 'Only the pictures of one hotel can be asked for: hotel_id=eq.{id}.'
// PostgREST keywords that are not columns.
const reservedWords = new Set(['order', 'and', 'or', 'not.and', 'not.or', 'columns', 'on_conflict'])

/** Registers the read-only table `hotel_images` as PostgREST answers it: a hotel's rows, or with HEAD their number. */
export function registerImageTableRoutes(
  routes: FastifyInstance,
  images: HotelImages,
  log: Pick<FastifyBaseLogger, 'error'>,
): void {
  routes.get('/hotel_images', async (request, reply) => {
    try {
      return await answer(request, reply, images)
    } catch (error) {
      if (error instanceof TableProblem) return sendPostgrestProblem(reply, error.status, error.problem)
      // The database module logs an unreachable database, once instead of per hotel and visitor.
      if (!(error instanceof DatabaseUnavailable)) log.error({ err: error }, 'the pictures of a hotel cannot be read')
      // PostgREST's own answer. Not 503, which supabase-js retries three times: ten hotels would cause forty queries.
      return sendPostgrestProblem(reply, 504, {
        code: 'PGRST003',
        message: 'The table cannot be read at the moment: please try again later.',
      })
    }
  })
  routes.all<{ Params: { table: string } }>('/:table', {
    // Before any body is read.
    onRequest: (request, reply) => {
      const { table } = request.params
      if (table === 'hotel_images') {
        return void sendPostgrestProblem(reply.header('allow', 'GET, HEAD, OPTIONS'), 405, {
          code: 'PGRST117',
          message: 'The table can be read only.',
        })
      }
      sendPostgrestProblem(reply, 404, {
        code: 'PGRST205',
        message: `Could not find the table 'public.${table}' in the schema cache`,
      })
    },
    handler: () => undefined,
  })
}

async function answer(request: FastifyRequest, reply: FastifyReply, images: HotelImages): Promise<FastifyReply> {
  const query = readQuery(request)
  // HEAD needs no rows.
  const isHead = request.method === 'HEAD'
  const found = isHead ? [] : await images.list(query.hotelId)
  const total = isHead ? await images.count(query.hotelId) : found.length
  if (query.offset > total) {
    throw new TableProblem(416, {
      code: 'PGRST103',
      message: 'Requested range not satisfiable',
      details: `An offset of ${query.offset} was requested, but there are only ${total} rows.`,
    })
  }
  const sent = Math.min(query.limit, total - query.offset)
  const range = sent > 0 ? `${query.offset}-${query.offset + sent - 1}` : '*'
  reply
    .code(query.isCounted && sent < total ? 206 : 200)
    .header('content-type', 'application/json; charset=utf-8')
    .header('content-range', `${range}/${query.isCounted ? total : '*'}`)
    .header('cache-control', 'no-store')
  if (isHead) return reply.send('')
  const rows = found.slice(query.offset, query.offset + sent).map((image) => pick(describeRow(image), query.columns))
  return reply.send(JSON.stringify(rows))
}

function readQuery(request: FastifyRequest): TableQuery {
  const { headers } = request
  const profile = headers['accept-profile']
  if (profile !== undefined && profile !== 'public') {
    throw new TableProblem(406, {
      code: 'PGRST106',
      message: `Invalid schema: ${String(profile)}`,
      hint: 'Only the following schemas are exposed: public',
    })
  }
  if (!/application\/json|\*\/\*/.test(headers.accept ?? '*/*')) {
    throw new TableProblem(406, { code: 'PGRST107', message: 'Rows are sent as application/json only.' })
  }
  const parameters = new URL(request.raw.url ?? '/', 'http://localhost').searchParams
  checkNames([...parameters.keys()])
  return {
    hotelId: readFilter(parameters.getAll('hotel_id')),
    columns: readColumns(parameters.get('select') ?? '*'),
    ...readRange(parameters, headers),
    isCounted: /\bcount=(?:exact|planned|estimated)\b/.test(String(headers.prefer ?? '')),
  }
}

function checkNames(names: string[]): void {
  for (const name of names) {
    if (['select', 'hotel_id', 'limit', 'offset'].includes(name)) continue
    if (reservedWords.has(name) || isColumn(name))
      throw new TableProblem(400, { code: 'PGRST100', message: onlyFilter })
    throw unknownColumn(name)
  }
}

function readFilter(filters: string[]): string {
  const [filter = ''] = filters
  if (filters.length !== 1 || !filter.startsWith('eq.')) {
    throw new TableProblem(400, { code: 'PGRST100', message: onlyFilter })
  }
  const id = hotelId.safeParse(filter.slice('eq.'.length))
  if (id.success) return id.data
  throw new TableProblem(400, {
    code: 'PGRST100',
    message: 'hotel_id must be 1 to 64 letters, digits, hyphens and underscores.',
  })
}

function readColumns(select: string): readonly Column[] {
  if (select === '*') return columns
  return select.split(',').map((name) => {
    if (isColumn(name)) return name
    throw unknownColumn(name)
  })
}

/** From `limit` and `offset`, or the `Range: 0-9` header of older clients. */
function readRange(
  parameters: URLSearchParams,
  headers: FastifyRequest['headers'],
): Pick<TableQuery, 'offset' | 'limit'> {
  const [limit, offset] = [parameters.get('limit'), parameters.get('offset')]
  if (limit !== null || offset !== null) {
    return { limit: readNumber(limit, Number.POSITIVE_INFINITY), offset: readNumber(offset, 0) }
  }
  const range = /^(\d{1,9})-(\d{0,9})$/.exec(headers.range ?? '')
  // As everywhere in HTTP, an unreadable range counts as none.
  if (!range?.[1]) return { limit: Number.POSITIVE_INFINITY, offset: 0 }
  const first = Number(range[1])
  const last = range[2] ? Number(range[2]) : Number.POSITIVE_INFINITY
  if (last < first) throw new TableProblem(416, { code: 'PGRST103', message: 'Requested range not satisfiable' })
  return { offset: first, limit: last - first + 1 }
}

function readNumber(word: string | null, otherwise: number): number {
  if (word === null) return otherwise
  if (/^\d{1,9}$/.test(word)) return Number(word)
  throw new TableProblem(400, { code: 'PGRST100', message: 'limit and offset must be whole numbers.' })
}

function isColumn(name: string): name is Column {
  return (columns as readonly string[]).includes(name)
}

function unknownColumn(name: string): TableProblem {
  return new TableProblem(400, { code: '42703', message: `column hotel_images.${name} does not exist` })
}

function describeRow(image: HotelImage): Row {
  const { hotelId: hotel_id, url, pageUrl: page_url, foundAt } = image
  return { hotel_id, url, page_url, found_at: new Date(foundAt).toISOString() }
}

function pick(row: Row, wanted: readonly Column[]): Partial<Row> {
  return Object.fromEntries(wanted.map((column) => [column, row[column]]))
}
