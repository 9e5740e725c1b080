import { Component, type ReactNode } from 'react'
import type { BoundaryWords } from './boundary-words.ts'
import { Notice } from './Notice.tsx'
import './IslandBoundary.css'

interface Props {
  words: BoundaryWords
  /** What happened, in one sentence, where the general one says too little. */
  sentence?: string
  /** The way to the same without this island: a list on the page, a telephone number, another page. */
  link: { href: string; name: string }
  /** Another value than at the failure draws the island again. */
  resetKey?: unknown
  children: ReactNode
}

interface State {
  isFailed: boolean
  isAlive: boolean
  resetKey: unknown
}

/**
 * The outermost component of every island. When what is inside throws, or its code does not load, it says so in one sentence and
 * offers to reload the page or to go the plain way; without it React would take the island off the page. In the page as it is built the
 * same is there hidden, for an island whose own script does not come (page-start/say-island-failures.ts).
 */
export class IslandBoundary extends Component<Props, State> {
  override state: State = { isFailed: false, isAlive: false, resetKey: this.props.resetKey }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return Object.is(resetKey, state.resetKey) ? null : { isFailed: false, resetKey }
  }

  static getDerivedStateFromError(): Partial<State> {
    return { isFailed: true }
  }

  override componentDidMount(): void {
    this.setState({ isAlive: true })
  }

  override componentDidCatch(error: unknown): void {
    console.error(error)
  }

  override render(): ReactNode {
    const { words, sentence, link, children } = this.props
    const { isFailed, isAlive } = this.state
    const failure = (
      <div className="island-failed" data-island-failure="" hidden={!isFailed}>
        <Notice kind="bad" title={sentence ?? words['boundary.failed']}>
          {/* A module that failed to load is kept by the page, so only a reload asks for it again. */}
          <button type="button" className="btn btn-2 btn-sm" onClick={() => window.location.reload()}>
            {words['boundary.reload']}
          </button>
          <a href={link.href}>{link.name}</a>
        </Notice>
      </div>
    )
    if (isFailed) return failure
    return (
      <>
        {isAlive ? null : failure}
        {children}
      </>
    )
  }
}
