/** A name that maps show. */
export interface MapName {
  name: string
  kind: 'village' | 'sea' | 'strait' | 'island' | 'region' | 'summit' | 'ferry'
  latitude: number
  longitude: number
  /** 1 is shown from the lowest zoom on. */
  rank: 1 | 2 | 3
  /** Metres above the sea, of a summit whose height a source gives. */
  metres?: number | undefined
}
