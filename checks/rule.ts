/** Something that is not as it must be: where, and what to do about it. */
export interface Problem {
  /** A file of the project, or a page of the built site by its path. */
  file: string
  fix: string
}

/** One thing that must hold, over everything that was read. */
export interface Rule<Data> {
  /** What holds, as a sentence. */
  name: string
  findProblems: (data: Data) => Problem[]
}
