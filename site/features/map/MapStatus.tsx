/** What has just changed on the map, for those who hear it. It has to stand in the page before it says anything. */
export function MapStatus({ text }: { text: string }) {
  return (
    <p className="vh" role="status">
      {text}
    </p>
  )
}
