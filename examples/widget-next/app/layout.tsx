/** Around every page, rendered on the server. The widget is loaded once, in the browser. */
import { LeadwrightProvider } from '@leadwright/widget/react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Events } from './events'

const baseUrl = process.env.NEXT_PUBLIC_LEADWRIGHT_URL ?? 'http://localhost:8787'
const site = process.env.NEXT_PUBLIC_SITE_ID ?? ''

export const metadata = { title: 'Casa Verde', icons: 'data:,' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <LeadwrightProvider baseUrl={baseUrl} site={site}>
          <nav>
            <Link href="/">Plants</Link> <Link href="/letter">Letter</Link>
          </nav>
          {children}
          <Events />
        </LeadwrightProvider>
      </body>
    </html>
  )
}
