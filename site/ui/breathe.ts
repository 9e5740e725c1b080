/** Ends the current task, so that the page can answer in between; sooner than a timer would go on. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      // A port that listens would keep a process alive.
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
