import { renderToStaticMarkup } from 'react-dom/server'
import { TourGate } from '#site/features/go/activities/TourGate.tsx'
import { openTourGate } from '#site/features/go/activities/tour-gate-behaviour.ts'

// The gate as on the activities page of a guide with a configured partner.

const widget = {
  partner: 'Partneren',
  partnerId: 'P00012345',
  reference: 'W-01234567-0123-0123-0123-0123456789ab',
  script: 'https://partner.example/widget.js',
  origins: ['https://partner.example'],
}
const link = {
  href: 'https://partner.example/list',
  rel: 'sponsored noopener',
  partner: 'Partneren',
  partnerKey: 'tours',
} as const
const copy = {
  head: 'Turer fra partneren vår',
  title: 'Vis turer fra {partner}',
  text: 'Bestillingen skjer hos partneren.',
  show: 'Vis turene',
  hide: 'Skjul',
  remember: 'Husk valget',
  facts: { address: 'Partneren får se IP-adressen.', cookies: 'Informasjonskapsler.', undo: 'Du kan skjule listen.' },
  loading: 'Henter turene fra {partner} …',
  slow: '{partner} bruker lang tid.',
  failed: 'Turene fra {partner} kom ikke.',
  shown: 'Innholdet i rammen er partnerens.',
}

const main = document.querySelector('main')
if (main) {
  main.innerHTML = renderToStaticMarkup(
    <TourGate widget={widget} link={link} copy={copy} listWords="Alle turer" language="no" />,
  )
  const gate = main.querySelector<HTMLElement>('[data-tour-gate]')
  if (gate) openTourGate(gate)
}
