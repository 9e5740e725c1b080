import '#site/styles/tokens.css'
import '#site/styles/fonts.css'
import 'sonner/dist/styles.css'
import './desk.css'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { Toaster } from 'sonner'
import type { DeskState } from '#desk/contract.ts'
import { queries } from './api.ts'
import { EntryPage } from './entry/EntryPage.tsx'
import { Link, PageHeading, useAddress } from './navigation.tsx'
import { CallListPage } from './pages/CallListPage.tsx'
import { DuePage } from './pages/DuePage.tsx'
import { EntryListPage } from './pages/EntryListPage.tsx'
import { NewPage } from './pages/NewPage.tsx'
import { ProposalsPage } from './pages/ProposalsPage.tsx'
import { PublishPage } from './pages/PublishPage.tsx'
import { SettingsPage } from './pages/SettingsPage.tsx'

function Page({ address }: { address: string[] }) {
  const [page, kind = '', ...more] = address
  if (page === undefined) return <CallListPage />
  if (page === 'entries') return <EntryListPage />
  if (page === 'publish') return <PublishPage />
  if (page === 'due') return <DuePage />
  if (page === 'settings') return <SettingsPage />
  if (page === 'proposals') return <ProposalsPage />
  if (page === 'new') return <NewPage key={kind} kind={kind} />
  if (kind !== '' && more.length === 0) return <EntryPage key={`${page}/${kind}`} kind={page} id={kind} />
  return <PageHeading>The desk has no such page</PageHeading>
}

function Desk() {
  const address = useAddress()
  const { data: state } = useQuery<DeskState>({ queryKey: ['state'] })
  const [page] = address
  const links = [
    { href: '/desk', name: 'Calls', isHere: page === undefined },
    { href: '/desk/entries', name: 'Entries', isHere: page === 'entries' },
    { href: '/desk/new', name: 'New', isHere: page === 'new' },
    ...(state?.proposals === undefined
      ? []
      : [{ href: '/desk/proposals', name: `Proposals (${state.proposals})`, isHere: page === 'proposals' }]),
    { href: '/desk/due', name: 'Due', isHere: page === 'due' },
    { href: '/desk/settings', name: 'Settings', isHere: page === 'settings' },
    {
      href: '/desk/publish',
      name: state?.unpublished ? `Publish (${state.unpublished})` : 'Publish',
      isHere: page === 'publish',
    },
  ]
  return (
    <>
      <a className="skip" href="#page">
        Skip to the page
      </a>
      <header className="desk-head">
        <Link className="desk-name" href="/desk">
          The desk
        </Link>
        <nav aria-label="The desk">
          {links.map(({ href, name, isHere }) => (
            <Link key={href} href={href} aria-current={isHere ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
      </header>
      <main id="page" tabIndex={-1}>
        <Page address={address} />
      </main>
      <Toaster position="bottom-right" closeButton />
    </>
  )
}

createRoot(document.getElementById('desk') as HTMLElement).render(
  <QueryClientProvider client={queries}>
    <Desk />
  </QueryClientProvider>,
)
