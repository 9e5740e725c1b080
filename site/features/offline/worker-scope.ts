// TypeScript has types for workers or for documents, never both in one project.

export interface ExtendableWorkerEvent extends Event {
  waitUntil(promise: Promise<unknown>): void
}

export interface PageEvent extends ExtendableWorkerEvent {
  request: Request
  clientId: string
  resultingClientId: string
}

export interface WorkerClient {
  id: string
  url: string
  type: 'window' | 'worker' | 'sharedworker'
  postMessage(message: { isKept: boolean }): void
}

interface WorkerClients {
  get(id: string): Promise<WorkerClient | undefined>
  matchAll(options?: { includeUncontrolled?: boolean; type?: 'window' | 'all' }): Promise<WorkerClient[]>
  claim(): Promise<void>
}

export interface WorkerScope {
  clients: WorkerClients
  registration: ServiceWorkerRegistration
  location: Location
  skipWaiting(): Promise<void>
  addEventListener(
    type: 'install' | 'activate' | 'message',
    listener: (
      event: ExtendableWorkerEvent & {
        /** `opened` is the address of the page before the open one. */
        data?: 'downloaded' | { opened: string }
        source: WorkerClient
      },
    ) => void,
  ): void
}

export const worker = globalThis as unknown as WorkerScope
