export interface Problem {
  /** A file of the project, or the path of a built page. */
  file: string
  fix: string
}

/** Returns what the message of a `ContentError` says as a problem: it begins with its file. */
export function problemOfMessage(message: string): Problem {
  return { file: message.split(/[ :]/)[0] ?? 'content', fix: message }
}

export interface Rule<Data> {
  /** A statement that holds. */
  name: string
  findProblems: (data: Data) => Problem[]
}
