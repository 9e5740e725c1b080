export interface Problem {
  /** A file of the project, or the path of a built page. */
  file: string
  fix: string
}

export interface Rule<Data> {
  /** A statement that holds. */
  name: string
  findProblems: (data: Data) => Problem[]
}
