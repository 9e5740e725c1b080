/**
 * Loads and runs a partner's script; returns what removes it. The one element of the page that is made by hand: a script runs once per
 * element and draws nothing, and React neither runs a script again nor takes it away.
 */
export function addPartnerScript(address: string, onFailure: () => void): () => void {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  script.dataset.tourScript = ''
  script.addEventListener('error', onFailure)
  document.head.append(script)
  return () => script.remove()
}
