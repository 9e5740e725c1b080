import { createRoot } from 'react-dom/client'
import { LazyImage } from '#site/ui/lazy-image/LazyImage.tsx'

// The page of lazy-image.spec.ts.

const words = { failed: 'Bildet kunne ikke lastes', retry: 'Prøv igjen' }
const placeholders = ['/placeholder-1.svg', '/placeholder-2.svg', '/placeholder-3.svg']
const address = new URLSearchParams(location.search).get('image') ?? ''
const hasPriority = new URLSearchParams(location.search).has('priority')

const root = document.querySelector('#image')
if (root) {
  createRoot(root).render(
    <LazyImage
      address={address}
      imageKey="a"
      placeholders={placeholders}
      alt="Et hotell"
      width={400}
      height={300}
      words={words}
      hasPriority={hasPriority}
    />,
  )
}
