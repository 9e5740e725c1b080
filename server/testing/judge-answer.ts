interface JudgedAnswer {
  statusCode: number
  headers: Record<string, unknown>
  body: string
}

/** Statuses from 500 on that the guide answers on purpose, where something behind it does not do its part. */
const documentedFailures = new Map([
  [502, ['/api/hotel-images/']],
  [503, ['/api/', '/functions/v1/', '/rest/v1/']],
  [504, ['/api/hotel-images/']],
])

const innerThings = [
  /\bat [\w.<>]+ \(/,
  /\bat (?:file|node):/,
  /node_modules/,
  /\.(?:ts|mjs|js):\d+/,
  /\b(?:TypeError|ReferenceError|SyntaxError|RangeError|ZodError|FST_ERR)/,
  /\b(?:ENOENT|ECONNREFUSED|EACCES)\b/,
  /\/(?:home|root|srv|usr|var|tmp|work)\//,
  /\b(?:select|insert|update) .{0,40}\b(?:from|into|set)\b.{0,40}\$\d/i,
]

/** Says what is wrong with an answer, whatever was asked: a failure nobody planned, or words about the inside of the server. */
export function judgeAnswer(
  address: string | object | undefined,
  { statusCode, headers, body }: JudgedAnswer,
): string[] {
  const asked = typeof address === 'string' ? address : ''
  const isPlanned = documentedFailures.get(statusCode)?.some((start) => asked.startsWith(start)) === true
  const type = String(headers['content-type'] ?? '')
  // Pages and files are as they were built; what may give something away is said by the server.
  const isSaid = !/^(text\/(html|javascript)|image\/)/.test(type)
  return [
    ...(statusCode >= 500 && !isPlanned ? [`the status ${statusCode}`] : []),
    ...(isSaid ? innerThings.filter((pattern) => pattern.test(body)).map((pattern) => `words like ${pattern}`) : []),
    ...(headers['set-cookie'] === undefined ? [] : ['a cookie']),
  ]
}
