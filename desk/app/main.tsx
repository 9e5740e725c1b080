import '#site/styles/tokens.css'
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('desk') as HTMLElement).render(<h1>The desk</h1>)
