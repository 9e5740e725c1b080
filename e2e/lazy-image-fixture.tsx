import { createRoot } from 'react-dom/client'
import { LazyImage } from '#site/ui/lazy-image/LazyImage.tsx'
import { lazyImageAttributes } from '#site/ui/lazy-image/lazy-image-attributes.ts'
import { lookAfterImages } from '#site/ui/lazy-image/lazy-image-behaviour.ts'

// The page of lazy-image.spec.ts: the same image once as a component and once as a static page has it.

const words = { failed: 'Bildet kunne ikke lastes', retry: 'Prøv igjen' }
const placeholders = ['/placeholder-1.svg', '/placeholder-2.svg', '/placeholder-3.svg']
const address = new URLSearchParams(location.search).get('image') ?? ''
const hasPriority = new URLSearchParams(location.search).has('priority')

const root = document.querySelector('#component')
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

const image = document.createElement('img')
for (const [name, value] of Object.entries(lazyImageAttributes('a', placeholders, words)))
  image.setAttribute(name, value)
image.loading = hasPriority ? 'eager' : 'lazy'
image.width = 400
image.height = 300
image.alt = 'Et hotell'
image.src = address
document.querySelector('#static')?.append(image)
lookAfterImages()
