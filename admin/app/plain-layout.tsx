/** The room around public screens: brand, language, theme, and the content in the middle. */
import type { ReactNode } from 'react'
import { useMessages } from '../messages/messages.tsx'
import { Link } from '../ui/link.tsx'
import { Brand } from './brand.tsx'
import { LanguageSwitch, ThemeSwitch } from './preferences.tsx'
import './plain-layout.css'

export function PlainLayout({ children }: { children: ReactNode }) {
  const { t } = useMessages()
  return (
    <div className="plain">
      <header className="plain-head">
        <Link href="/" look="plain" aria-label={t('app.home')}>
          <Brand />
        </Link>
        <div className="row-of">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main className="plain-main">{children}</main>
    </div>
  )
}
