import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RoadProfile } from './RoadProfile.tsx'

it('draws tunnels where the open road ends, bridges beside it and areas as wide as they are long', () => {
  const html = renderToStaticMarkup(
    <RoadProfile
      length={100}
      tunnels={[
        { from: 10, to: 12 },
        { from: 50, to: 55 },
      ]}
      bridges={[{ from: 20, to: 20.1 }]}
      areas={[
        { name: 'East', from: 0, to: 30 },
        { name: 'West', from: 30, to: 100 },
      ]}
      label="The road"
      caption="Schematic"
    />,
  )
  expect(html).toContain('class="open" d="M0 14H100M120 14H500M550 14H1000"')
  expect(html).toContain('class="tunnel" d="M100 14H120M500 14H550"')
  // A short bridge is still seen.
  expect(html).toContain('d="M200 6H203M200 22H203"')
  expect(html).toContain('grid-template-columns:30.0fr 70.0fr')
  expect(html).toContain('aria-label="The road"')
})
