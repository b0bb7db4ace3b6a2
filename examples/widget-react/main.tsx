/** Starts the app. The widget is loaded once, around all of it. */
import { LeadwrightProvider } from '@leadwright/widget/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'

const { VITE_LEADWRIGHT_URL = 'http://localhost:8787', VITE_SITE_ID = '' } = import.meta.env

createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <LeadwrightProvider baseUrl={VITE_LEADWRIGHT_URL} site={VITE_SITE_ID}>
      <App />
    </LeadwrightProvider>
  </StrictMode>,
)
