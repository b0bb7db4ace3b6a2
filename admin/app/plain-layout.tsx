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

/** A narrow column: one form or one message. */
export function PlainCard({ title, text, children }: { title: string; text?: ReactNode; children?: ReactNode }) {
  return (
    <div className="plain-card">
      <div>
        <h1>{title}</h1>
        {text && <p className="muted">{text}</p>}
      </div>
      {children}
    </div>
  )
}
